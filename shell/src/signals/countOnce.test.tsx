import { beacons, installBrowserParts } from './testing/browserParts.ts';
import { brokenBadge, labels, openPage, settle, silenced } from './testing/openMeasured.tsx';

const { catalog, cart } = labels;

beforeEach(installBrowserParts);

test('without a first view of its own, a tab whose storage fails tells neither visits nor what hurt it', async () => {
  const logged = silenced();
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await openPage({ parts: brokenBadge });
  await settle();
  storage.mockRestore();
  logged.mockRestore();
  expect(beacons).toMatchObject([{ a: [catalog], f: [[cart, 'throw']] }]);
  expect(beacons[0]).not.toHaveProperty('n');
  expect(beacons[0]).not.toHaveProperty('h');
});
