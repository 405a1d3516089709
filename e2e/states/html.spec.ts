import { HtmlValidate } from 'html-validate';
import { expect, test } from '../world/world.ts';
import { article, routeTable, statusOf } from '../routes/routeTable.ts';

const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // docs/decisions/0014: how React writes elements, attributes and the ids of `useId`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Safari forgets that a list without bullets is one unless its role says so.
    'no-redundant-role': 'off',
    // By style, so that what is copied is what can be dialed.
    'tel-non-breaking': ['error', { ignoreClasses: ['nobreak'] }],
  },
});

for (const row of [...routeTable, article]) {
  test(`the HTML of ${row.route} has no fault`, async ({ request }) => {
    const response = await request.get(row.path);
    expect(response.status()).toBe(statusOf(row));
    const { results } = await html.validateString(await response.text());
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
  });
}
