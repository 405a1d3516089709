/** What a bare server sends for every request, in the form in which it travels between processes. */
export interface BareAnswer {
  status: number;
  /** [name, value, name, value], without what Node writes by itself. */
  headers: string[];
  /** base64 */
  body: string;
}
