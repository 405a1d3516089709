import pg from 'pg';

/** Until the spy is restored, the database refuses to begin transactions. */
export function failBegin(): jest.SpyInstance {
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  return jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    return query.call(this, String(given[0]).startsWith('begin') ? 'select 1 / 0' : given[0], ...given.slice(1));
  });
}
