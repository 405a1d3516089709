/** Where to find an email; without a mail server, only the shop's owner can find it. */
export const whereMailIs = (delivery: 'console' | 'mail'): string =>
  delivery === 'mail'
    ? 'we’ve sent an email to it'
    : 'the email was saved as a file, named in the server console (no email server is set up)';
