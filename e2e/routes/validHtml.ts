import { HtmlValidate } from 'html-validate';

/**
 * html-validate's recommended rules, but for three that judge how HTML is written: React's renderer writes `<img/>`,
 * `srcSet` and `checked=""`, and a parser reads the same document. docs/decisions/0040 says why.
 */
const rules = { 'void-style': 'off', 'attr-case': 'off', 'attribute-boolean-style': 'off' } as const;

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules });

/** The errors of a document, as `rule: message`. */
export async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
