/** An unexpected console.error fails the test that caused it. A test that expects one mocks it. */
export function failOnConsoleError(): void {
  let errors: unknown[][] = [];
  let original: typeof console.error;
  beforeEach(() => {
    errors = [];
    original = console.error;
    console.error = (...parts: unknown[]) => void errors.push(parts);
  });
  afterEach(() => {
    console.error = original;
    if (errors.length)
      throw new Error(`console.error was called: ${errors.map((parts) => parts.join(' ')).join('\n')}`);
  });
}
