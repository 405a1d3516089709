import { driver } from './load/driver.ts';
import { measureAvif } from './measureAvif.ts';
import { measureBlocking } from './measureBlocking.ts';
import { measureCached } from './measureCached.ts';
import { measureCatalogue } from './measureCatalogue.ts';
import { measureCheckouts } from './measureCheckouts.ts';
import { measureCluster } from './measureCluster.ts';
import { measureCold } from './measureCold.ts';
import { measureDashboard } from './measureDashboard.ts';
import { measureDev } from './measureDev.ts';
import { measureFederation } from './measureFederation.ts';
import { measureFleet } from './measureFleet.ts';
import { measureFlip } from './measureFlip.ts';
import { measureGuard } from './measureGuard.ts';
import { measureMemory } from './measureMemory.ts';
import type { Measurement } from './Measurement.ts';
import { measureMutants } from './measureMutants.ts';
import { measureNoise } from './measureNoise.ts';
import { measureOrders } from './measureOrders.ts';
import { measurePictures } from './measurePictures.ts';
import { measureRegistry } from './measureRegistry.ts';
import { measureReplay } from './measureReplay.ts';
import { measureReturning } from './measureReturning.ts';
import { measureRollbacks } from './measureRollbacks.ts';
import { measureSameBytes } from './measureSameBytes.ts';
import { measureScripts } from './measureScripts.ts';
import { measureShadow } from './measureShadow.ts';
import { measureSignIn } from './measureSignIn.ts';
import { measureSignals } from './measureSignals.ts';
import { measureSlow } from './measureSlow.ts';
import { measureStart } from './measureStart.ts';
import { measureStrangers } from './measureStrangers.ts';
import { measureSwaps } from './measureSwaps.ts';
import { measureTabs } from './measureTabs.ts';
import { measureTouch } from './measureTouch.ts';
import { measureTwins } from './measureTwins.ts';
import { measureUndo } from './measureUndo.ts';

/** In the order in which they run: those that load the machine evenly come first, for the noise was measured just before. */
export const measurements: readonly Measurement[] = [
  {
    name: 'noise',
    doing: 'Comparing this machine with itself',
    run: async (_place, form) => (await measureNoise('now', form)).figures,
    shortSeconds: 5,
  },
  { name: 'start', doing: 'Starting the shop twice', run: measureStart, onlyInClone: true, shortSeconds: 30 },
  {
    name: 'cached',
    doing: `Cached pages against a bare server, driven by ${driver.name}`,
    run: measureCached,
    shortSeconds: 25,
  },
  { name: 'cold', doing: 'Cold pages against renderToString', run: measureCold, shortSeconds: 10 },
  { name: 'catalogue', doing: 'Lists and searches of many products', run: measureCatalogue, shortSeconds: 30 },
  { name: 'checkouts', doing: 'Orders against their transaction', run: measureCheckouts, shortSeconds: 20 },
  { name: 'sign-in', doing: 'Sign-ins, known and unknown', run: measureSignIn, shortSeconds: 12 },
  { name: 'flip', doing: 'Cached pages while releases flip', run: measureFlip, shortSeconds: 15 },
  { name: 'shadow', doing: 'Cached pages beside a shadow', run: measureShadow, shortSeconds: 20 },
  { name: 'rollback', doing: 'Rolling back in a hurry', run: measureRollbacks, shortSeconds: 15 },
  { name: 'registry', doing: 'Rolling back three shells through the registry', run: measureRegistry, shortSeconds: 25 },
  { name: 'dashboard', doing: 'Showing a large shop’s releases', run: measureDashboard, shortSeconds: 40 },
  { name: 'fleet', doing: 'A registry with many shells', run: measureFleet, shortSeconds: 20 },
  { name: 'pictures', doing: 'Pictures on request and in the background', run: measurePictures, shortSeconds: 15 },
  { name: 'avif', doing: 'Pictures in AVIF', run: measureAvif, shortSeconds: 20 },
  { name: 'guard', doing: 'Canaries of simulated visitors', run: measureGuard, shortSeconds: 15 },
  { name: 'strangers', doing: 'What strangers take', run: measureStrangers, shortSeconds: 15 },
  { name: 'slow', doing: 'Waiting for slow clients', run: measureSlow, shortSeconds: 20 },
  { name: 'memory', doing: 'Memory over many flips', run: measureMemory, shortSeconds: 10 },
  { name: 'tabs', doing: 'Keeping tabs informed', run: measureTabs, shortSeconds: 12 },
  { name: 'undo', doing: 'Rolling back in the same moment', run: measureUndo, shortSeconds: 15 },
  { name: 'swap', doing: 'Swapping releases under load', run: measureSwaps, shortSeconds: 65 },
  { name: 'scripts', doing: 'Scripts of pages', run: measureScripts, shortSeconds: 5 },
  { name: 'blocking', doing: 'Loading pages on a slow phone', run: measureBlocking, shortSeconds: 12 },
  { name: 'touch', doing: 'Touching a slow phone', run: measureTouch, shortSeconds: 10 },
  { name: 'twins', doing: 'Pages against their static twins', run: measureTwins, shortSeconds: 25 },
  { name: 'federation', doing: 'Pages against one build without federation', run: measureFederation, shortSeconds: 35 },
  { name: 'returning', doing: 'Returning after a release', run: measureReturning, shortSeconds: 12 },
  { name: 'signals', doing: 'Pages that tell whether they work', run: measureSignals, shortSeconds: 60 },
  { name: 'dev', doing: 'Changing apps under npm run dev', run: measureDev, shortSeconds: 45 },
  { name: 'orders', doing: 'Orders while processes are killed', run: measureOrders, shortSeconds: 60 },
  { name: 'cluster', doing: 'Killing each process of three machines', run: measureCluster, shortSeconds: 60 },
  { name: 'mutants', doing: 'Changing the code that must not be wrong', run: measureMutants, shortSeconds: 15 },
  { name: 'bytes', doing: 'Building apps in two folders', run: measureSameBytes, shortSeconds: 30 },
  { name: 'replay', doing: 'Building commits one after the other', run: measureReplay, shortSeconds: 30 },
];
