/** A statement as the api sends it. */
export interface Statement {
  /** Under which a connection prepares it. */
  name: string;
  text: string;
  values: unknown[];
}

/** What a shopper asks of the api, and what the api then asks of the database. */
export interface CatalogueRequest {
  /** Path and query. */
  path: string;
  /** One after the other; those of a step at the same time, as the api sends them. */
  steps: Statement[][];
}
