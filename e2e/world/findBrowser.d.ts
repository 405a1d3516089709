declare module '*/tools/browser/findBrowser.mjs' {
  export function findBrowser(): {
    executablePath: string;
    env: Record<string, string>;
    args: string[];
    name: string;
  };
}
