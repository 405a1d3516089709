/** Bytes of a form: strangers may send one, so it is small. */
export const FORM_LIMIT = 16 * 1024;
/** Options of a route that browsers use, and that no program calls. */
export const hidden = { schema: { hide: true }, bodyLimit: FORM_LIMIT };
