import { remote } from './remote.tsx';

test('the login page is where the specification has it, and no query changes it', async () => {
  const [login] = remote.routes;
  expect(remote.routes).toHaveLength(1);
  expect(login).toMatchObject({ name: 'login', path: '/login', example: '/login' });
  expect(login?.query).toBeUndefined();
  expect(Object.keys((await login?.page()) ?? {})).toEqual(expect.arrayContaining(['Component', 'head']));
});
