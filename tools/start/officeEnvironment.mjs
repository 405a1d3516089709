import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../StartProblem.mjs';

/**
 * Defaults of a start for the api's back office, where the environment sets nothing: a folder for emails without a mail
 * server, the origin of links in emails, and the key that opens the staff endpoints until a person may give keys.
 */
export function officeEnvironment({ dataFolder, port }, env = process.env) {
  return {
    MAIL_FOLDER: env.MAIL_FOLDER || join(dataFolder, 'mail'),
    SHOP_URL: env.SHOP_URL || env.SITE_ORIGIN || `http://localhost:${port}`,
    STAFF_BOOTSTRAP_KEY: env.STAFF_BOOTSTRAP_KEY || findOrMakeKey(join(dataFolder, 'staff-key')),
  };
}

/** The same at every start, and readable for its owner alone. */
function findOrMakeKey(file) {
  try {
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      chmodSync(file, 0o600);
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartProblem(
      `The staff key ${file} cannot be read (${error.code}): make it yours and readable, or set STAFF_BOOTSTRAP_KEY.`,
    );
  }
}
