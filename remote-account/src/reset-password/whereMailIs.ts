/** Where a mail is to be found; without a mail server only whoever runs the shop finds it. */
export const whereMailIs = (delivery: 'console' | 'mail'): string =>
  delivery === 'mail'
    ? 'we’ve sent an email to it'
    : 'the email was saved as a file, named in the server console (no email server is set up)';
