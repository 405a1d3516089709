import { buildApp } from '../../../api/src/app.ts';
import type { Database } from '../../../api/src/platform/database/database.ts';
import type { CatalogueRequest, Statement } from './catalogueRequest.ts';

/**
 * Asks the api, within this process, for each path once, and writes down the statements that it sends. They need not be
 * written a second time here, and so cannot differ from the api's.
 * @throws Error when it does not answer one of them with 200
 */
export async function recordStatements(database: Database, paths: readonly string[]): Promise<CatalogueRequest[]> {
  const recorder = new StatementRecorder(database);
  const app = await buildApp(recorder.database);
  const requests: CatalogueRequest[] = [];
  try {
    for (const path of paths) {
      recorder.steps = [];
      const { statusCode, body } = await app.inject(path);
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}: ${body}`);
      requests.push({ path, steps: recorder.steps });
    }
  } finally {
    await app.close();
  }
  return requests;
}

class StatementRecorder {
  readonly database: Database;
  steps: Statement[][] = [];
  #underWay = 0;

  constructor(database: Database) {
    const query = (statement: Statement) => this.#query(database, statement);
    const pool = new Proxy(database.pool, {
      get: (target, key) => (key === 'query' ? query : Reflect.get(target, key, target)),
    });
    // The code that repeats them gives them its own names.
    this.database = { ...database, pool, statement: (name) => name };
  }

  async #query({ pool, statement }: Database, { name, text, values }: Statement) {
    const step = this.#underWay ? this.steps.at(-1) : undefined;
    if (step) step.push({ name, text, values });
    else this.steps.push([{ name, text, values }]);
    this.#underWay++;
    try {
      return await pool.query({ name: statement(name), text, values });
    } finally {
      this.#underWay--;
    }
  }
}
