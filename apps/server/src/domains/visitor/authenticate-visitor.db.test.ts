import { visitor } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { authenticateVisitor, VISITOR_SESSION_TTL_MS } from './authenticate-visitor.ts';

const MINUTE = 60_000;
const MONDAY = Date.UTC(2026, 5, 1, 9);

let app: TestApp;
let mina: SignedUp;
let nori: SignedUp;
let now = MONDAY;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  [mina, nori] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.close());

const begin = async ({ slug }: SignedUp) => (await app.call(visitor.session, { tenant: slug, locale: 'en-US' })).data.token;
const check = (token: string) => authenticateVisitor(token, app.services);
/** How a token is known whose life was not looked at in a while. */
const later = (ms: number) => {
  now += ms;
};
const expiries = async ({ tenantId }: SignedUp) =>
  inTenant(app.services.database, tenantId, async ({ db }) => {
    const { rows } = await db.execute<{ at: number }>('SELECT epoch_ms(expires_at) AS at FROM visitor_session ORDER BY id');
    return rows.map(({ at }) => at);
  });

test('many who come at once are each who they are, and one with a wrong token is nobody', async () => {
  const tokens = [await begin(mina), await begin(nori), await begin(mina), await begin(mina)];
  const wrong = `v${mina.tenantId}.${'A'.repeat(43)}`;
  const foreign = (tokens[1] ?? '').replace(/^v\d+/, `v${mina.tenantId}`);
  later(MINUTE);
  const known = await Promise.allSettled([...tokens, wrong, foreign].map((token) => check(token)));
  expect(known.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  const actors = known.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(actors.map(({ tenantId }) => tenantId)).toEqual([mina.tenantId, nori.tenantId, mina.tenantId, mina.tenantId]);
  expect(new Set(actors.map(({ contactId }) => contactId)).size).toBe(4);
  for (const [at, token] of tokens.entries()) {
    later(MINUTE);
    expect(await check(token)).toEqual(actors[at]);
  }
});

test('a session lives on while it is used, without a write each time', async () => {
  const ada = await app.signUp();
  const token = await begin(ada);
  const first = now + VISITOR_SESSION_TTL_MS;
  expect(await expiries(ada)).toEqual([first]);
  later(5 * MINUTE);
  await check(token);
  expect(await expiries(ada)).toEqual([first]);
  later(6 * MINUTE);
  await check(token);
  expect(await expiries(ada)).toEqual([now + VISITOR_SESSION_TTL_MS]);
  later(VISITOR_SESSION_TTL_MS + 1);
  await expect(check(token)).rejects.toMatchObject({ code: 'signed_out' });
});
