import { expect, type Page } from '@playwright/test';
import type { World } from '../world/world.ts';

export interface Member {
  name: string;
  email: string;
  password: string;
}

let count = 0;

/** Data of a new member. */
export function newMember(name = 'Alexandra'): Member {
  const email = `member-${process.pid}-${Date.now()}-${++count}@example.com`;
  return { name, email, password: 'kibble and rope' };
}

/** The codes for an email in the shop's console output. */
function codesOf(world: World, email: string): string[] {
  const printed = world.output().matchAll(/for (\S+?)(?: is |, which already has one: the code )(\d{6})/g);
  return [...printed].filter(([, to]) => to === email).map(([, , code = '']) => code);
}

/** @param before codes that were printed for it earlier */
export async function codeOf(world: World, email: string, before = 0): Promise<string> {
  const count = () => codesOf(world, email).length;
  await expect.poll(count, { message: `a code for ${email} on the console` }).toBeGreaterThan(before);
  return codesOf(world, email).at(-1) ?? '';
}

/** Signs up through the api and opens `path` as that member, for tests of other subjects. */
export async function becomeMember(page: Page, world: World, member: Member, path = '/'): Promise<void> {
  const before = codesOf(world, member.email).length;
  const headers = { origin: world.url };
  const asked = await page.request.post(`${world.url}/api/account`, { data: member, headers });
  expect(asked.status(), await asked.text()).toBe(202);
  const code = await codeOf(world, member.email, before);
  const data = { email: member.email, code };
  const confirmed = await page.request.post(`${world.url}/api/account/confirm`, { data, headers });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const { token } = (await confirmed.json()) as { token: string };
  // A page of the shop's origin without its scripts.
  await page.goto(`${world.url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(world.url + path);
}

/** Signs up without a browser. @returns the reply that begins the session, with its cookies and token */
export async function signUpByCalls(world: World, member: Member): Promise<Response> {
  const jar = new Map<string, string>();
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie: [...jar.values()].join('; ') };
    const reply = await fetch(world.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    for (const [pair = ''] of reply.headers.getSetCookie().map((one) => one.split(';')))
      jar.set(pair.split('=')[0] ?? '', pair);
    return reply;
  };
  const before = codesOf(world, member.email).length;
  expect((await post('/api/account', member)).status).toBe(202);
  const confirmed = await post('/api/account/confirm', {
    email: member.email,
    code: await codeOf(world, member.email, before),
  });
  expect(confirmed.status).toBe(200);
  return confirmed;
}

/** Signs a new member in and opens `path`. */
export async function becomeNewMember(page: Page, world: World, path = '/'): Promise<Member> {
  const member = newMember();
  await becomeMember(page, world, member, path);
  return member;
}

/** Signs up through the pages. Ends at `returnTo`, or on the dashboard. */
export async function signUp(page: Page, world: World, member: Member, path = '/signup'): Promise<void> {
  await page.goto(path);
  const before = codesOf(world, member.email).length;
  await fillSignUp(page, member);
  await page.getByLabel('Code', { exact: true }).fill(await codeOf(world, member.email, before));
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/signup');
}

/** Starts the sign-up of a new member, until the form asks for the code. */
export async function askForCode(page: Page): Promise<void> {
  const member = newMember('Ada');
  await page.goto('/signup');
  await fillSignUp(page, member);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
}

async function fillSignUp(page: Page, { name, email, password }: Member): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
}

export async function logIn(page: Page, member: Member, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
