import { apiKeys, invites, OPEN_PATHS, user } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKeyText } from '#/keys/key-text.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type CallOptions, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const GUESSES = 150;
/** Longest that a sign-in may take beside the guesses, in milliseconds, on two cores that others use too. */
const BOUND_MS = 6_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let app: TestApp;
let victim: SignedUp;
let neighbour: SignedUp;
beforeAll(async () => {
  app = await openTestApp({ config: { trustProxy: true, rates: { ...NO_LIMITS, anyone: 400, invites: 20 } }, hashesFully: true });
  [victim, neighbour] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.close());

const numbers = Array.from({ length: GUESSES }, (_, no) => no);
const login = ({ email, password }: { email: string; password: string }, from: CallOptions) =>
  app.call(user.login, { email, password }, from);

/** What the right ones are answered while wrong ones run, and how long the last of them took. */
async function beside(guess: (no: number) => Promise<unknown>, right: () => Promise<{ status: number; data: unknown }>[]) {
  const guesses = numbers.map((no) => guess(no));
  const begun = performance.now();
  const answers = await Promise.all(right());
  const took = performance.now() - begun;
  await Promise.all(guesses);
  return { statuses: answers.map(({ status, data }) => (status === 200 ? status : { status, data })), took };
}

test('150 wrong passwords at once, from one network at one account, hold up neither the account elsewhere nor another one there', async () => {
  const attacker = { ip: '203.0.113.9' };
  const { statuses, took } = await beside(
    () => login({ email: victim.email, password: 'wrong123' }, attacker),
    () => [login(victim, { ip: '198.51.100.20' }), login(neighbour, attacker), login(neighbour, { ip: '198.51.100.21' })],
  );
  expect(statuses).toEqual([200, 200, 200]);
  expect(took).toBeLessThan(BOUND_MS);
});

test('150 wrong passwords at once, from as many networks, keep the owner’s device in, and every other account', async () => {
  const home = { ip: '198.51.100.40', userAgent: BROWSER };
  expect((await login(victim, home)).status).toBe(200);
  const { statuses, took } = await beside(
    (no) => login({ email: victim.email, password: 'wrong123' }, { ip: `10.9.${no}.1` }),
    () => [login(victim, home), login(neighbour, { ip: '198.51.101.41' })],
  );
  expect(statuses).toEqual([200, 200]);
  expect(took).toBeLessThan(BOUND_MS);
});

test('one password tried at 150 addresses at once holds up nobody elsewhere', async () => {
  const { statuses, took } = await beside(
    (no) => login({ email: `target-${no}@shop.example`, password: 'wrong123' }, { ip: '203.0.114.9' }),
    () => [login(neighbour, { ip: '198.51.102.50' })],
  );
  expect(statuses).toEqual([200]);
  expect(took).toBeLessThan(BOUND_MS);
});

test('150 wrong codes at one address hold up no reset of another one', async () => {
  const [attacker, home] = [{ ip: '203.0.115.9' }, { ip: '198.51.103.60' }];
  for (const [{ email }, from] of [
    [victim, attacker],
    [neighbour, home],
  ] as const)
    await app.call(user.sendEmailCode, { email, email_type: 'reset_pwd' }, from);
  const code = await app.latestCode(neighbour.email);
  const { statuses, took } = await beside(
    (no) => app.call(user.checkEmailCode, { email: victim.email, email_type: 'reset_pwd', code: String(no).padStart(6, '0') }, attacker),
    () => [app.call(user.checkEmailCode, { email: neighbour.email, email_type: 'reset_pwd', code }, home)],
  );
  expect(statuses).toEqual([200]);
  expect(took).toBeLessThan(BOUND_MS);
});

test('wrong keys, more than an address may try, keep no right one of the same address out', async () => {
  const { key } = (await app.call(apiKeys.create, { name: 'Program', scopes: ['knowledge:read'] }, { token: neighbour.token })).data;
  const search = (bearer: string) =>
    app.fetch(OPEN_PATHS.search, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'x-forwarded-for': '203.0.116.9' },
      body: JSON.stringify({ query: 'tent' }),
    });
  const wrong = makeKeyText(neighbour.tenantId).key;
  const guesses: number[] = [];
  for (let no = 0; no < 410; no += 1) guesses.push((await search(wrong)).status);
  expect([guesses[0], guesses.at(-1)]).toEqual([401, 429]);
  expect((await search(key)).status).toBe(200);
});

test('wrong invitations, more than an address may look at, keep no right one of the same address closed', async () => {
  const from = { ip: '203.0.117.9' };
  await app.call(invites.create, { emails: ['ken@crowd.example'], role: 'agent', team_ids: [] }, { token: neighbour.token });
  const [mail] = await listMails(app.services, 'ken@crowd.example');
  const key = /invite=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const reasons: unknown[] = [];
  for (let no = 0; no < 22; no += 1)
    reasons.push(((await app.call(invites.look, { key: `i1.${'x'.repeat(43)}` }, from)).data as unknown as { reason: string }).reason);
  expect([reasons[0], reasons.at(-1)]).toEqual(['link_expired', 'throttled']);
  expect((await app.call(invites.look, { key }, from)).status).toBe(200);
});
