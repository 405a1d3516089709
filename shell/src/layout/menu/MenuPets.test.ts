import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import { MenuPets } from './MenuPets.ts';

let server: Server;
let reply: { status: number; body: object };
let asked: string[];
beforeEach(async () => {
  asked = [];
  sessionStorage.clear();
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

const start = () => new MenuPets(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
const hammocks = { categoryTitle: 'Birds', title: 'Hammocks', slug: 'Hammocks', subcategories: [] };

test('until the list is loaded, and where it adds nothing, the menus show the taxonomy', async () => {
  reply = { status: 200, body: { success: true, subcategory: [{ categoryTitle: 'Dog' }] } };
  const menu = start();
  expect(menu.get()).toBe(taxonomy);
  await menu.ask();
  expect(menu.get()).toEqual(taxonomy);
  expect(asked).toEqual(['/api/admin/subcategory']);
});

test('a new entry of the list is shown under its pet, and subscribers are called', async () => {
  reply = { status: 200, body: { success: true, subcategory: [hammocks] } };
  const menu = start();
  const hear = jest.fn();
  menu.subscribe(hear);
  await menu.ask();
  expect(
    menu
      .get()
      .find(({ slug }) => slug === 'bird')
      ?.categories.map(({ name }) => name),
  ).toEqual(['Hammocks']);
  expect(menu.get().find(({ slug }) => slug === 'dog')?.categories).toHaveLength(12);
  expect(hear).toHaveBeenCalledTimes(1);
});

test('the list is fetched once a visit, across pages and documents', async () => {
  reply = { status: 200, body: { success: true, subcategory: [hammocks] } };
  const menu = start();
  await Promise.all([menu.ask(), menu.ask()]);
  const afterReload = start();
  await afterReload.ask();
  expect(asked).toHaveLength(1);
  expect(afterReload.get()).toEqual(menu.get());
});

test('while a panel is open nothing in it changes', async () => {
  reply = { status: 200, body: { success: true, subcategory: [hammocks] } };
  document.body.innerHTML = '<div data-open><div data-panel></div></div>';
  const menu = start();
  await menu.ask();
  expect(menu.get()).toBe(taxonomy);
  document.body.innerHTML = '';
});

test.each([
  [500, { code: 'server_error', message: 'x' }],
  [200, { success: false, subcategory: [] }],
])('a failure (%i) is one line on the console, and the menus do not change', async (status, body) => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reply = { status, body };
  const menu = start();
  await menu.ask();
  await pause(300);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(errors.mock.calls[0]?.[0]).toMatch(/the subcategories didn’t load/);
  expect(menu.get()).toBe(taxonomy);
  errors.mockRestore();
});
