/** @jest-environment node */
import { readPet } from './petRules.ts';

const today = '2026-11-22';
const problemsOf = (typed: Parameters<typeof readPet>[0]) => Object.keys(readPet(typed, today).problems);

test('a pet is stored without extra spaces and empty fields', () => {
  expect(readPet({ name: '  Rex   II ', kind: 'dog', birthday: '', size: '' }, today)).toEqual({
    pet: { name: 'Rex II', kind: 'dog' },
    problems: {},
  });
  const whole = { name: '小白', kind: 'cat', birthday: today, size: 'small' };
  expect(readPet(whole, today)).toEqual({ pet: whole, problems: {} });
});

test.each([
  [{ name: ' ', kind: 'dog' }, 'name'],
  [{ name: 'x'.repeat(41), kind: 'dog' }, 'name'],
  [{ name: 'Re\nx', kind: 'dog' }, 'name'],
  [{ name: 'Re\u202ex', kind: 'dog' }, 'name'],
  [{ name: 'Rex' }, 'kind'],
  [{ name: 'Rex', kind: 'dragon' }, 'kind'],
  [{ name: 'Rex', kind: 'dog', size: 'giant' }, 'size'],
  [{ name: 'Rex', kind: 'dog', birthday: '2026-11-23' }, 'birthday'],
  [{ name: 'Rex', kind: 'dog', birthday: '2025-02-30' }, 'birthday'],
  [{ name: 'Rex', kind: 'dog', birthday: '1899-12-31' }, 'birthday'],
  [{ name: 'Rex', kind: 'dog', birthday: 'yesterday' }, 'birthday'],
])('%j says what to do about its %s', (typed, field) => {
  expect(problemsOf(typed)).toEqual([field]);
});
