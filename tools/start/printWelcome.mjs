const sites = { SITE_PHONE: 'phone', SITE_EMAIL: 'email', SITE_ADDRESS: 'postal address' };

/** The last words of a start: where the shop is, what to try, and what its owner has not set yet. */
export function printWelcome(url, operators, registryLink) {
  const unset = Object.entries(sites).filter(([name]) => !process.env[name]);
  const names = unset.map(([name, meaning]) => `${meaning} (${name})`).join(', ');
  console.log(`
The shop is open: ${url}
Staff: ${operators.staff}, with the key of this start until a person may give keys. Metrics: there, and of the shell at ${operators.monitor}
${registryLink ? `Its release registry, with a link that signs you in once: ${registryLink}\n` : ''}
Try next, in a second terminal:
  npm run release -- status     which release of each remote is live
  npm run release -- --help     publish, activate or roll back one remote while the shop runs
  npm run shop -- orders        what people ordered; pack, ship, deliver, refund
  npm run shop -- staff --help  give each person of the staff a key of their own
  npm test                      the short tests, in a real browser too
Press Ctrl-C to stop everything.${names ? `\nStill at their defaults: ${names}.` : ''}`);
}

/** How a browser on this machine gets there. */
export function shopUrl(url, host) {
  const { port } = new URL(url);
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
