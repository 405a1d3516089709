import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';
import { commentWords } from './commentWords.mjs';
import { findWords } from './findWords.mjs';
import { proseExceptions } from './proseExceptions.mjs';
import { proseKindOf } from './proseFolders.mjs';
import { titleWords } from './titleWords.mjs';

/** The texts of the project use the words that shoppers and Americans use; `proseTerms.mjs` is the dictionary. */
export async function checkProse() {
  return checkTexts(listTexts(), proseExceptions);
}

/** Every file that is read, with its kind and its text. */
function listTexts() {
  return readdirSync(root, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? entry.name : isOurs(entry) ? filesBelow(entry.name) : []))
    .filter((file) => /\.(md|mjs|tsx?)$/.test(file) && !/(^|\/)(node_modules|dist|coverage)\//.test(file))
    .map((file) => ({ file, kind: proseKindOf(file) }))
    .filter(({ file, kind }) => kind || isTried(file))
    .map((one) => ({ ...one, text: readFileSync(join(root, one.file), 'utf8') }));
}

/** Its comments and titles are read, its texts are not. */
const isTried = (file) =>
  /^e2e\/(?!skew\/previous).*\.ts$|\.(test|spec)\.(tsx?|mjs)$/.test(file) && !file.startsWith('e2e/skew/previous');

const isOurs = (entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.');

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  );

export async function checkTexts(texts, exceptions) {
  const used = new Set();
  const isExcepted = (file, word) => {
    const exception = exceptions.find((one) => one.file === file && (one.word === word || one.word === '*'));
    if (exception) used.add(exception);
    return exception !== undefined;
  };
  const findings = [];
  for (const { file, kind, text } of texts) {
    const words = kind ? await findWords(file, text, kind) : [];
    for (const { line, word, instead } of [...words, ...commentWords(file, text), ...titleWords(file, text)]) {
      if (isExcepted(file, word)) continue;
      findings.push(`${file}:${line}: "${word}": write "${instead}", or say it another way (prose)`);
    }
  }
  const unused = exceptions.filter((exception) => !used.has(exception));
  return [
    ...findings,
    ...unused.map(
      ({ file, word }) =>
        `tools/check/prose/proseExceptions.mjs: ${file} no longer has "${word}": drop the line (prose)`,
    ),
  ];
}
