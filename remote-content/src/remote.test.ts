import { remote } from './remote.tsx';

test('the about page is where the specification has it, and the form is what the footer asks for', async () => {
  expect(remote.routes.map(({ path, example }) => [path, example])).toEqual([['/about-us', '/about-us']]);
  expect(Object.keys(remote.slots)).toEqual(['NewsletterForm']);
  expect(remote.operations).toEqual(['subscribe']);
  const parts = await Promise.all([remote.routes[0]?.page(), remote.slots.NewsletterForm?.()]);
  expect(parts.every((part) => typeof part?.Component === 'function')).toBe(true);
});
