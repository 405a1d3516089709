/** Facts about the run's shared shop, from the global setup to the tests' processes. */
export interface SharedFacts {
  url: string;
  /** Empty when the tests run against a running shop. */
  dataFolder: string;
  outputFile: string;
  /** An embedded database with the shop's products, which no process has open. */
  filledDatabase?: string;
}

export function sharedFacts(): SharedFacts {
  const facts = process.env.PAW_E2E_WORLD;
  if (!facts) throw new Error('No shop was started: run the tests by "npx playwright test" in e2e, or by npm test.');
  return JSON.parse(facts) as SharedFacts;
}

export function tellFacts(facts: SharedFacts): void {
  process.env.PAW_E2E_WORLD = JSON.stringify(facts);
}
