/** The registry process: `PAW_DATA=/some/folder npx node release/src/registry/main.ts`. */
import { createLog } from '@paw/node/createLog.ts';
import { failStart } from '@paw/node/failStart.ts';
import { keepTickShape } from '@paw/node/keepTickShape.ts';
import { logLastWords } from '@paw/node/logLastWords.ts';
import { readRegistrySettings } from './registrySettings.ts';
import { serveRegistry } from './serveRegistry.ts';

keepTickShape();
let log = createLog('registry', 'info');

try {
  const settings = readRegistrySettings(process.env);
  log = createLog('registry', settings.LOG_LEVEL);
  logLastWords(log);
  const { url, end } = await serveRegistry(settings, log);
  for (const signal of ['SIGTERM', 'disconnect']) {
    process.on(signal, () => void end(settings.DRAIN_GRACE).then(() => process.exit(0)));
  }
  process.on('SIGINT', () => void end(0).then(() => process.exit(0)));
  process.send?.({ type: 'listening', url });
} catch (error) {
  failStart(log, error);
}
