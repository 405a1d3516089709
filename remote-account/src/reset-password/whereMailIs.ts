/** Where a mail is to be found; without a mail server only whoever runs the shop finds it. */
export const whereMailIs = (delivery: 'console' | 'mail'): string =>
  delivery === 'mail'
    ? 'a mail is on its way to it'
    : 'a mail for it lies in a file, which the console of this shop names: there is no mail server yet';
