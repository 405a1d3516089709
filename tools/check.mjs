/** `node tools/check.mjs …` is `npm run check -- …`. */
process.argv.splice(2, 0, 'check');
await import('./launch/main.mjs');
