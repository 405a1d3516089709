/** How long a person stays signed in. ms */
export const SESSION = 12 * 3_600_000;
/** Bytes of a form: strangers may send one, so it is small. */
export const FORM_LIMIT = 16 * 1024;
/** Options of a route that browsers use, and that no program calls. */
export const hidden = { schema: { hide: true }, bodyLimit: FORM_LIMIT };
