import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { findFreePort } from './choose-address.ts';

/** OpenID providers on loopback in the place of Google and Apple; prints the settings that lead a server to them. */
const PROVIDERS = fileURLToPath(new URL('../../../apps/server/test/openid-providers.child.ts', import.meta.url));
/** A model on loopback. */
const MODEL = fileURLToPath(new URL('../../../apps/server/test/pretend-model.child.ts', import.meta.url));
/** A business with many work orders, in a database of its own. */
const ORDERS = fileURLToPath(new URL('../../../apps/server/test/load/order-load.child.ts', import.meta.url));
const PRODUCT = fileURLToPath(new URL('serve-product.ts', import.meta.url));

/** A fresh server on an empty folder has to migrate and to plant its demo business. Milliseconds. */
const START_MS = 120_000;

export interface ProviderProduct {
  /** Origin of a product of its own, which uses what was started beside it. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Starts two providers, and a product that is set up for them. */
export function serveWithProviders(): Promise<ProviderProduct> {
  return serveWith(PROVIDERS);
}

/** Starts a model, and a product that writes with it. */
export function serveWithModel(): Promise<ProviderProduct> {
  return serveWith(MODEL);
}

/** Fills the demo business with so many work orders, and starts a product on them. */
export function serveWithOrders(count: number): Promise<ProviderProduct> {
  return serveWith(ORDERS, String(count));
}

async function serveWith(outside: string, ...given: string[]): Promise<ProviderProduct> {
  const providers = spawn(process.execPath, [outside, ...given], { stdio: ['pipe', 'pipe', 'inherit'] });
  const settings = await readSettings(providers);
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const product = spawn(process.execPath, [PRODUCT], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const close = async () => {
    await stop(product);
    await stop(providers);
  };
  try {
    await expect(async () => {
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    }).toPass({ timeout: START_MS });
  } catch (error) {
    await close();
    throw error;
  }
  return { address, close };
}

async function readSettings({ stdout }: ChildProcess): Promise<Record<string, string>> {
  if (!stdout) throw new Error('the providers have no output');
  const [line] = (await once(createInterface(stdout), 'line')) as [string];
  return JSON.parse(line) as Record<string, string>;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
