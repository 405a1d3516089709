import { openStore, storeAddress } from '../../release/src/store/openStore.ts';
import { openServerStore } from '../../release/src/trust/openServerStore.ts';

/** The release store as `npm start` uses it: verified where it has a root, and signed with the manager's key. */
export function openShopStore(dataFolder, env = 'local') {
  return openServerStore(openStore(storeAddress(dataFolder)), {
    dataFolder,
    env,
    pin: process.env.TRUST_ROOT ?? '',
    keyFile: process.env.PAW_KEY ?? '',
    name: 'manager.json',
    warn: (text) => console.log(text),
  });
}
