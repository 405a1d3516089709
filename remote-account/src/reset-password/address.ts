/** Only this remote links to it. */
export const RESET_PASSWORD = '/reset-password';
