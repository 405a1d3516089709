/** A shop that accepts cards through a payment service with Stripe's HTTP API and its own page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { copyOfShop } from '../world/dataFolders.ts';
import { checkout } from '../world/shopProcess.ts';
import { startWorld, type World } from '../world/world.ts';

interface Service {
  url: string;
  key: string;
  webhookSecret: string;
}

export interface CardShop {
  world: World;
  service: Service;
  stop: () => Promise<void>;
}

export async function openCardShop(): Promise<CardShop> {
  const child = spawn(process.execPath, ['api/src/selling/payment/testing/fakeStripeServer.ts'], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const service = JSON.parse(line) as Service;
  const dataFolder = copyOfShop();
  const endService = async () => {
    child.stdin.end();
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const world = await startWorld({
      dataFolder,
      env: {
        STRIPE_SECRET_KEY: service.key,
        STRIPE_WEBHOOK_SECRET: service.webhookSecret,
        STRIPE_API_URL: service.url,
      },
    });
    child.stdin.write(`${world.url}/api/payments/stripe/webhook\n`);
    return { world, service, stop: () => world.stop().finally(endService) };
  } catch (error) {
    await endService();
    throw error;
  }
}
