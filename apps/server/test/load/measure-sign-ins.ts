import { user } from '@lobby/contract';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { openPostClient } from './post-client.ts';
import { percentile } from './percentile.ts';

const LINES = 20;

/** Sign-ins at a pace that does not wait for answers; each is a password that has to be checked. @returns how long 95 of 100 take at most, in milliseconds */
export async function measureSignIns(origin: string, perSecond: number, seconds: number): Promise<{ p95: number; count: number }> {
  const client = openPostClient(origin, LINES);
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const begun = performance.now();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + (number / perSecond) * 1_000 - performance.now())));
    const started = performance.now();
    asked.push(
      client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }).then(() => {
        times.push(performance.now() - started);
      }),
    );
  }
  await Promise.all(asked);
  client.close();
  return { p95: percentile(times, 0.95), count: times.length };
}
