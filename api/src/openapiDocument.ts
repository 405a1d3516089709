import { buildApp } from './app.ts';
import { openDatabase } from './platform/database/database.ts';

/** The contract's OpenAPI document. Needs no database: nothing connects before the first query. */
export async function openapiDocument(): Promise<object> {
  const database = openDatabase('postgres://nobody@127.0.0.1/none', { embedded: false });
  const app = await buildApp(database);
  await app.ready();
  const document = app.swagger();
  await app.close();
  await database.close();
  return document;
}
