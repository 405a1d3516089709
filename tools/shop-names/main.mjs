/** `npm run shop-names -w remote-content`: what articles may name of the shop, written for the build of remote-content. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { listShopNames, shopNamesFolder } from './shopNames.mjs';

for (const [file, names] of Object.entries(listShopNames())) {
  writeFileSync(join(root, shopNamesFolder, file), `${JSON.stringify(names, undefined, 2)}\n`);
  console.log(`${shopNamesFolder}/${file}`);
}
