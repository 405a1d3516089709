import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProductDataProblems, readProductData } from '../../api/src/catalogue/product-data/readProductData.ts';
import { root } from '../root.mjs';
import { listShopNames, shopNamesFolder } from '../shop-names/shopNames.mjs';

const folder = 'api/data';

/** The product data as the api reads it at its start: each finding names the file and the field. */
export async function checkData() {
  try {
    readProductData(join(root, folder));
    return findLostNames();
  } catch (error) {
    if (!(error instanceof ProductDataProblems)) throw error;
    return error.problems.map((problem) => `${folder}: ${problem}`);
  }
}

/** What the build of remote-content lets articles name, and the shop no longer has. What is new is no fault. */
function findLostNames() {
  return Object.entries(listShopNames()).flatMap(([file, names]) => {
    const path = `${shopNamesFolder}/${file}`;
    const listed = namesIn(JSON.parse(readFileSync(join(root, path), 'utf8')));
    const known = new Set(namesIn(names));
    const lost = listed.filter((name) => !known.has(name));
    return lost.map((name) => `${path}: the shop has no "${name}" any more: npm run shop-names -w remote-content`);
  });
}

const namesIn = (list) =>
  Array.isArray(list) ? list : Object.entries(list).map(([slug, title]) => `${slug}: ${title}`);
