import { TextlintKernel } from '@textlint/kernel';
import terminology from 'textlint-rule-terminology';
import { prosePlugin } from './prosePlugin.mjs';
import { proseTerms } from './proseTerms.mjs';

const kernel = new TextlintKernel();
const plugins = [{ pluginId: 'prose', plugin: prosePlugin }];

const kinds = Object.fromEntries(
  Object.entries(proseTerms).map(([kind, terms]) => [
    kind,
    {
      rules: [{ ruleId: 'terminology', rule: terminology, options: { defaultTerms: false, terms, skip: [] } }],
      /** Most files have none of the words, which one look tells. */
      any: new RegExp(terms.map((term) => (typeof term === 'string' ? term : term[0])).join('|'), 'i'),
    },
  ]),
);

/**
 * The words of a text that the project does not use.
 * @param {string} path its end says how the text is read: as Markdown or as TypeScript
 * @param {'manual' | 'article' | 'page'} kind
 * @returns {Promise<{line: number, word: string, instead: string}[]>}
 */
export async function findWords(path, text, kind) {
  const { rules, any } = kinds[kind];
  if (!any.test(text)) return [];
  const ext = path.slice(path.lastIndexOf('.'));
  const { messages } = await kernel.lintText(text, { filePath: path, ext, plugins, rules });
  return messages.map(({ message, index }) => {
    const [, word = message, instead = ''] = /^Incorrect term: “(.*)”, use “(.*)” instead$/s.exec(message) ?? [];
    return { line: text.slice(0, index).split('\n').length, word: oneLine(word), instead: oneLine(instead) };
  });
}

const oneLine = (text) => text.replace(/\s+/g, ' ');
