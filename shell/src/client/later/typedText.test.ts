import { storeTyped, restoreTyped } from './typedText.ts';

const form = `<form>
  <label>Your review<textarea></textarea></label>
  <input name="title" value="">
  <input type="password" name="p"><input name="card-number"><input autocomplete="one-time-code" name="otp">
  <select name="size"><option>S</option><option>M</option></select>
  <input type="radio" name="stars" value="4"><input type="radio" name="stars" value="5">
  <input type="checkbox" name="gift">
</form>`;
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

function type() {
  document.body.innerHTML = form;
  field('textarea').value = 'Good for my dog';
  for (const name of ['title', 'p', 'card-number', 'otp']) field(`[name=${name}]`).value = `typed ${name}`;
  field('select').value = 'M';
  field('[value="5"]').checked = true;
  field('[name=gift]').checked = true;
  storeTyped();
  document.body.innerHTML = form;
}

test('what was typed and chosen is restored after the reload, secrets are not', async () => {
  type();
  expect(sessionStorage.getItem('typed')).not.toMatch(/typed (p|card|otp)/);
  await restoreTyped();
  expect([field('textarea').value, field('[name=title]').value, field('select').value]).toEqual([
    'Good for my dog',
    'typed title',
    'M',
  ]);
  expect([field('[value="5"]').checked, field('[name=gift]').checked]).toEqual([true, true]);
  expect(['p', 'card-number', 'otp'].map((name) => field(`[name=${name}]`).value)).toEqual(['', '', '']);
  expect(sessionStorage).toHaveLength(0);
});

test('the page gets the events, a form that renders late gets its text, and a field in use stays', async () => {
  type();
  document.body.innerHTML = '';
  const heard = jest.fn();
  document.addEventListener('input', heard);
  // The shopper has not left the fields: the reload was not theirs.
  const left = jest.fn();
  document.addEventListener('focusout', left);
  setTimeout(() => {
    document.body.innerHTML = form;
    field('[name=title]').focus();
    field('[name=title]').value = 'new';
  }, 100);
  await restoreTyped();
  expect([field('textarea').value, field('[name=title]').value]).toEqual(['Good for my dog', 'new']);
  expect(heard).toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
});

test('another page, or one reloaded too late, gets nothing', async () => {
  type();
  history.replaceState(null, '', '/elsewhere');
  await restoreTyped();
  expect(field('textarea').value).toBe('');
});
