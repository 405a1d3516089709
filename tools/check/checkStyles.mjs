import { listRemoteNames } from '../workspaces.mjs';
import { listStyles } from './listStyles.mjs';
import { styleExceptions } from './styleExceptions.mjs';
import { definedIn, findLooseOffenders, findOffenders } from './styleRules.mjs';

const tokensFile = 'shared/ui/src/tokens.css';

/** Styles write no color and no size that is not a token, and change at the specified widths only. */
export async function checkStyles() {
  const folders = ['shell', 'shared/ui', ...listRemoteNames().map((name) => `remote-${name}`)];
  return checkSheets(listStyles(folders.map((folder) => `${folder}/src`)), styleExceptions);
}

export function checkSheets({ sheets, loose }, exceptions) {
  const defined = new Set(sheets.flatMap(definedIn));
  const offences = [
    ...sheets.flatMap((sheet) =>
      findOffenders({ ...sheet, isTokens: sheet.file === tokensFile, defined }).map((one) => ({
        file: sheet.file,
        ...one,
      })),
    ),
    ...loose.flatMap((one) => findLooseOffenders({ ...one, defined }).map((found) => ({ file: one.file, ...found }))),
  ];
  const used = new Set();
  const isExcepted = ({ file, offender }) => {
    const exception = exceptions.find((one) => one.file === file && one.offender === offender);
    if (exception) used.add(exception);
    return exception !== undefined;
  };
  return [
    ...offences
      .filter((offence) => !isExcepted(offence))
      .map(({ file, line, offender, rule }) => `${file}:${line}: ${offender}: ${rule}`),
    ...exceptions
      .filter((exception) => !used.has(exception))
      .map(
        ({ file, offender }) =>
          `tools/check/styleExceptions.mjs: ${file} no longer has "${offender}": drop the line (styles-exceptions)`,
      ),
  ];
}
