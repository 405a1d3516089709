import { keptInBrowser } from '@paw/contract/browserStorage.ts';
import { type ContactDraft, forgetContactDraft, readContactDraft, writeContactDraft } from './contactDraft.ts';

const draft: ContactDraft = {
  id: 'message-1',
  sentAs: '',
  name: 'Ann',
  email: 'ann@mail.example',
  subject: 'order',
  orderNumber: 'PD-7K3M9QXA',
  message: 'Where is it?',
};

beforeEach(() => sessionStorage.clear());

test('a draft is stored in this tab, under the name in the privacy policy, until it is sent', () => {
  writeContactDraft(draft);
  const names = keptInBrowser.filter(({ kind }) => kind === 'tab').map(({ name }) => name);
  expect(Object.keys(sessionStorage)).toEqual(['contact-draft']);
  expect(names).toEqual(expect.arrayContaining(Object.keys(sessionStorage)));
  expect(Object.keys(localStorage)).toEqual([]);
  expect(readContactDraft()).toEqual(draft);
  forgetContactDraft();
  expect(sessionStorage).toHaveLength(0);
});

test('a draft of an earlier release is read, and an invalid one is not', () => {
  // Frozen: tabs stay open longer than a release is live.
  sessionStorage.setItem('contact-draft', '{"id":"message-1","message":"Where is it?","later":true}');
  expect(readContactDraft()).toMatchObject({ id: 'message-1', message: 'Where is it?', name: '', sentAs: '' });
  for (const other of ['{"message":"x"}', '[]', 'null', '{', '7']) {
    sessionStorage.setItem('contact-draft', other);
    expect(readContactDraft()).toBeUndefined();
  }
});
