import type { Page } from '@playwright/test';

/** Paths of the scripts that the browser compiles in the page from now on, those with errors too. */
export async function watchScripts(page: Page): Promise<readonly string[]> {
  const paths: string[] = [];
  const session = await page.context().newCDPSession(page);
  const note = ({ url }: { url: string }) => url.startsWith('http') && paths.push(new URL(url).pathname);
  session.on('Debugger.scriptParsed', note);
  session.on('Debugger.scriptFailedToParse', note);
  await session.send('Debugger.enable');
  return paths;
}
