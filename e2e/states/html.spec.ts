import { HtmlValidate } from 'html-validate';
import { expect, test } from '../world/world.ts';
import { addedRows, routeTable, statusOf } from '../routes/routeTable.ts';

const html = new HtmlValidate({ root: true, extends: ['html-validate:recommended'] });

for (const row of [...routeTable, ...addedRows]) {
  test(`the HTML of ${row.route} has no fault`, async ({ request }) => {
    const response = await request.get(row.path);
    expect(response.status()).toBe(statusOf(row));
    const { results } = await html.validateString(await response.text());
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
  });
}
