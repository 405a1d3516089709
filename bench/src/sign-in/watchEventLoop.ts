import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../order-checker/ask.ts';
import { member } from './openAccounts.ts';

const series = /^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? (\S+)/m;

/** p99 of the api's event-loop delay during `during`, in ms. Each read of the metrics begins a new interval. */
async function delayDuring(staffUrl: string, during: () => Promise<unknown>): Promise<number> {
  const read = async () => Number(series.exec(await (await fetch(`${staffUrl}/metrics`)).text())?.[1]);
  await read();
  await during();
  return (await read()) * 1000;
}

interface Accounts {
  origin: string;
  /** Where the api's metrics are. */
  staffUrl: string;
}

/** Without visitors, and while people log in again and again. */
export async function watchEventLoop({ origin, staffUrl }: Accounts, logins: number, seconds: number) {
  const idle = await delayDuring(staffUrl, () => pause(seconds * 1000));
  let answered = 0;
  const busy = await delayDuring(staffUrl, async () => {
    const end = Date.now() + seconds * 1000;
    const logIn = async () => {
      while (Date.now() < end) {
        const { status } = await ask(origin, 'POST', '/api/session', member);
        if (status !== 200) throw new Error(`A log-in was answered with ${status}.`);
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: logins }, logIn));
  });
  return { idle, busy, answered };
}
