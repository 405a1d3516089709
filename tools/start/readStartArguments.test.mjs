import { readStartArguments } from './readStartArguments.mjs';

test('a start activates what is built only when it is asked to', () => {
  expect(readStartArguments([])).toEqual({ activateAll: false });
  expect(readStartArguments(['--activate'])).toEqual({ activateAll: true });
  expect(() => readStartArguments(['--activat'])).toThrow('npm start takes no --activat: "npm start -- --activate"');
});
