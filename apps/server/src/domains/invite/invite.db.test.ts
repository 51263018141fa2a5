import { INVITE_RESEND_S, INVITE_TTL_MS, invites, pay, teams, user, type RequestInput } from '@lobby/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { purge } from '#/jobs/purge.ts';
import { addColleague } from '#test/add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const DAY = 86_400_000;
const PASSWORD = 'otter-7-kiosk';

let app: TestApp;
let now = Date.UTC(2026, 5, 1);
let mina: SignedUp;

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kumo Outdoor' });
  await grant(mina, 2);
});

const grant = ({ tenantId }: SignedUp, plan: 1 | 2 | 3) =>
  inTenant(app.services.database, tenantId, (scope) => grantPlan(scope, plan, now, now + 365 * DAY));
const address = () => `${randomBytes(5).toString('hex')}@crew.example`;
const by = ({ token }: { token: string }) => ({ token });
const invite = (emails: string[], more: Partial<RequestInput<typeof invites.create>> = {}, who: { token: string } = mina) =>
  app.call(invites.create, { emails, role: 'agent', team_ids: [], ...more }, by(who));
const list = async () => (await app.call(invites.list, {}, by(mina))).data;
const look = (key: string) => app.call(invites.look, { key });
const accept = (key: string, more: Partial<RequestInput<typeof invites.accept>> = {}, token?: string) =>
  app.call(invites.accept, { key, name: 'Ken', password: PASSWORD, re_password: PASSWORD, ...more }, { token });
const acceptAs = (key: string, { token }: { token: string }) => app.call(invites.accept, { key }, { token });
const info = async (token: string) => (await app.call(user.info, {}, { token })).data;
const members = async () => (await app.call(teams.members, {}, by(mina))).data.items;
const audits = async () =>
  (
    await app.services.database.pool.query<{ action: string; actor_name: string }>(
      "SELECT action, actor_name FROM audit_log WHERE tenant_id = $1 AND action LIKE 'invite.%' ORDER BY at, id",
      [mina.tenantId],
    )
  ).rows;

async function mailTo(email: string) {
  const [mail] = await listMails(app.services, email);
  return { subject: mail?.subject ?? '', key: /invite=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '', text: mail?.text ?? '' };
}

/** Invites an address. @returns the key of its mail */
async function mailed(email: string, more?: Partial<RequestInput<typeof invites.create>>): Promise<string> {
  expect((await invite([email], more)).data.invited).toEqual([email]);
  return (await mailTo(email)).key;
}

/** An account without a business. */
async function account(email: string): Promise<{ token: string }> {
  await app.call(user.sendEmailCode, { email, email_type: 'register' });
  const form = { email, password: PASSWORD, re_password: PASSWORD, code: await app.latestCode(email), name: 'Ken' };
  return (await app.call(user.register, form)).data;
}

describe('an invitation', () => {
  test.each([
    ['en-US', 'Mina invites you to Kumo Outdoor on Lobby'],
    ['zh-CN', 'Mina 邀请您加入 Kumo Outdoor'],
    ['zh-HK', 'Mina 邀請你加入 Kumo Outdoor'],
    ['ja-JP', 'Minaさんから「Kumo Outdoor」への招待'],
  ] as const)('is mailed in the language of who invites (%s)', async (locale, subject) => {
    const email = address();
    await app.call(invites.create, { emails: [email], role: 'agent', team_ids: [] }, { token: mina.token, locale });
    const mail = await mailTo(email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('/auth/active?invite=i');
  });

  test('is listed until it is accepted, with its teams and the seats that are taken', async () => {
    const email = address();
    const team = (await app.call(teams.create, { name: 'Returns', member_ids: [] }, by(mina))).data;
    const key = await mailed(email, { role: 'editor', team_ids: [team.id, '0198c0de-0000-7000-8000-000000000000'] });
    expect(await list()).toMatchObject({
      items: [
        {
          email,
          role: 'editor',
          teams: [{ id: team.id, name: 'Returns' }],
          state: 'pending',
          invited_by: 'Mina',
          expires_at: now + INVITE_TTL_MS,
        },
      ],
      seats: { used: 2, limit: 5 },
    });
    await accept(key);
    expect(await list()).toEqual({ items: [], seats: { used: 2, limit: 5 } });
  });

  test('asked for twice is one: nothing is sent again', async () => {
    const [email, other] = [address(), address()];
    await invite([email]);
    const again = await invite([email, other, other, mina.email]);
    expect(again.data).toMatchObject({ invited: [other], seats: { used: 3, limit: 5 } });
    expect(again.data.skipped.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { email: mina.email, reason: 'member' },
      { email, reason: 'pending' },
    ]);
    expect(await listMails(app.services, email)).toHaveLength(1);
  });

  test('at once with the same one is one', async () => {
    const email = address();
    const answers = await Promise.all([invite([email]), invite([email]), invite([email])]);
    expect(answers.flatMap(({ data }) => data.invited)).toEqual([email]);
    expect(await listMails(app.services, email)).toHaveLength(1);
  });

  test('takes a seat: without one for each, nobody is invited', async () => {
    const emails = [address(), address(), address(), address(), address()];
    expect(await invite(emails)).toMatchObject({ status: 403, data: { reason: 'quota_exceeded', limit: 5 } });
    expect((await list()).items).toEqual([]);
    expect((await invite(emails.slice(0, 4))).data.seats).toEqual({ used: 5, limit: 5 });
    expect(await invite(emails.slice(4))).toMatchObject({ data: { reason: 'quota_exceeded' } });
    expect((await app.call(pay.usage, {}, by(mina))).data.items.find(({ metric }) => metric === 'seats')).toMatchObject({
      used: 5,
      limit: 5,
    });
  });

  test('of twenty at once for the last seat, one gets it', async () => {
    await invite([address(), address(), address()]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite([address()])));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect((await list()).seats).toEqual({ used: 5, limit: 5 });
  });

  test('frees its seat when it is taken back, and its links open nothing', async () => {
    const email = address();
    const key = await mailed(email);
    const [{ id, link } = { id: '', link: '' }] = (await list()).items;
    await app.call(invites.revoke, { id }, by(mina));
    expect(await list()).toMatchObject({ items: [], seats: { used: 1 } });
    for (const each of [key, link.split('invite=')[1] ?? '']) expect(await look(each)).toMatchObject({ data: { reason: 'link_expired' } });
    expect(await accept(key)).toMatchObject({ data: { reason: 'link_expired' } });
  });

  test('expires after seven days, frees its seat, and can be sent again', async () => {
    const email = address();
    const key = await mailed(email);
    now += INVITE_TTL_MS;
    expect(await look(key)).toMatchObject({ data: { reason: 'link_expired' } });
    const { items, seats } = await list();
    expect([items[0]?.state, seats.used]).toEqual(['expired', 1]);
    expect((await app.call(invites.resend, { id: items[0]?.id ?? '' }, by(mina))).data).toMatchObject({ state: 'pending', sent_at: now });
    expect((await look((await mailTo(email)).key)).code).toBe(1);
    expect((await list()).seats.used).toBe(2);
  });

  test('that has expired is replaced by a new one of the same address', async () => {
    const email = address();
    await invite([email], { role: 'viewer' });
    now += INVITE_TTL_MS;
    expect((await invite([email], { role: 'admin' })).data).toMatchObject({
      invited: [email],
      items: [{ email, role: null, state: 'pending' }],
    });
  });

  test('sent again has a new link, and the one before opens nothing', async () => {
    const email = address();
    const before = await mailed(email);
    const id = (await list()).items[0]?.id ?? '';
    expect(await app.call(invites.resend, { id }, by(mina))).toMatchObject({
      status: 429,
      data: { reason: 'throttled', retry_after: INVITE_RESEND_S },
    });
    now += INVITE_RESEND_S * 1000;
    await app.call(invites.resend, { id }, by(mina));
    expect((await look(before)).code).not.toBe(1);
    expect((await look((await mailTo(email)).key)).code).toBe(1);
  });

  test('is one of at most sixty within a day', async () => {
    await grant(mina, 3);
    for (let sent = 0; sent < 57; sent += 19) {
      const { data } = await invite(Array.from({ length: 19 }, address));
      for (const { id } of data.items) await app.call(invites.revoke, { id }, by(mina));
    }
    await invite([address(), address(), address()]);
    expect(await invite([address()])).toMatchObject({ status: 429, data: { reason: 'throttled', retry_after: DAY / 1000 } });
  });

  test('of another business is not there', async () => {
    await mailed(address());
    const id = (await list()).items[0]?.id ?? '';
    const nori = await app.signUp();
    now += INVITE_RESEND_S * 1000;
    expect(await app.call(invites.resend, { id }, by(nori))).toMatchObject({ status: 404 });
    await app.call(invites.revoke, { id }, by(nori));
    expect((await list()).items).toHaveLength(1);
  });

  test('is written by admins only', async () => {
    for (const role of ['supervisor', 'agent', 'editor', 'viewer']) {
      const who = await addColleague(app, mina, role, role);
      expect(await invite([address()], {}, who)).toMatchObject({ status: 403, data: { reason: 'refused' } });
      expect(await app.call(invites.list, {}, by(who))).toMatchObject({ status: 403 });
    }
  });

  test('is gone thirty days after it ended, and its address with it', async () => {
    const email = address();
    await mailed(email);
    await app.call(invites.revoke, { id: (await list()).items[0]?.id ?? '' }, by(mina));
    const stored = async () => (await app.services.database.pool.query('SELECT id FROM invite WHERE email = $1', [email])).rows.length;
    await purge(app.services);
    expect(await stored()).toBe(1);
    now += 30 * DAY + 1;
    await purge(app.services);
    expect(await stored()).toBe(0);
  });
});

describe('looking at an invitation', () => {
  test('tells what it is about, and whether the reader of the mail has an account', async () => {
    const email = address();
    const key = await mailed(email);
    const seen = { tenant_name: 'Kumo Outdoor', invited_by: 'Mina', email, role: 'agent', proves_address: true };
    expect((await look(key)).data).toEqual({ ...seen, has_account: false });
    await account(email);
    expect((await look(key)).data).toEqual({ ...seen, has_account: true });
  });

  test('by a link that was handed on does not tell of accounts', async () => {
    const email = address();
    await mailed(email);
    await account(email);
    const key = (await list()).items[0]?.link.split('invite=')[1] ?? '';
    expect((await look(key)).data).toMatchObject({ email, proves_address: false, has_account: false });
  });

  test.each([`i1.${'x'.repeat(43)}`, 'i999999.0198c0de-0000-7000-8000-000000000000'])('that never was (%s) says nothing', async (key) => {
    expect(await look(key)).toMatchObject({ status: 400, data: { reason: 'link_expired' } });
  });

  test('is throttled by address', async () => {
    const strict = await openTestApp({ config: { rates: { ...app.services.config.rates, invites: 2 } } });
    const codes = [];
    for (let tries = 0; tries < 3; tries += 1) codes.push((await strict.call(invites.look, { key: `i1.${'x'.repeat(43)}` })).data);
    expect(codes.map((data) => (data as unknown as { reason: string }).reason)).toEqual(['link_expired', 'link_expired', 'throttled']);
    await strict.close();
  });
});

describe('somebody new who accepts', () => {
  test('has an account, is signed in, and is what the invitation says', async () => {
    const email = address();
    const team = (await app.call(teams.create, { name: 'Returns', member_ids: [] }, by(mina))).data;
    const { data } = await accept(await mailed(email, { role: 'supervisor', team_ids: [team.id] }));
    expect(await info(data.token)).toMatchObject({
      email,
      name: 'Ken',
      role: 'supervisor',
      tenant_id: mina.tenantId,
      tenant_name: 'Kumo Outdoor',
    });
    expect((await members()).find((each) => each.email === email)).toMatchObject({ owner: false, teams: [{ name: 'Returns' }] });
    expect((await audits()).map(({ action, actor_name: who }) => [action, who])).toEqual([
      ['invite.create', 'Mina'],
      ['invite.accept', 'Ken'],
    ]);
  });

  test('as an admin has the role null (§6)', async () => {
    const { data } = await accept(await mailed(address(), { role: 'admin' }));
    expect((await info(data.token)).role).toBeNull();
  });

  test('does so once', async () => {
    const key = await mailed(address());
    const answers = await Promise.all([accept(key), accept(key), accept(key)]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await members()).toHaveLength(2);
  });

  test.each<[string, Partial<RequestInput<typeof invites.accept>>, string]>([
    ['a password of another shape', { password: 'short', re_password: 'short' }, 'invalid_request'],
    ['a copy that is another', { re_password: 'otter-8-kiosk' }, 'invalid_request'],
    ['no name', { name: undefined }, 'invalid_request'],
    ['a well-known password', { password: 'password1', re_password: 'password1' }, 'weak_password'],
  ])('is refused with %s, and the link stays good', async (_, form, reason) => {
    const key = await mailed(address());
    expect(await accept(key, form)).toMatchObject({ data: { reason } });
    expect((await accept(key)).code).toBe(1);
  });

  test('by a link that was handed on needs a code that was mailed to the address', async () => {
    const email = address();
    await mailed(email);
    const key = (await list()).items[0]?.link.split('invite=')[1] ?? '';
    expect(await accept(key)).toMatchObject({ data: { reason: 'wrong_code' } });
    await app.call(user.sendEmailCode, { email, email_type: 'register' });
    const code = await app.latestCode(email);
    expect(await accept(key, { code: code === '000000' ? '000001' : '000000' })).toMatchObject({ data: { reason: 'wrong_code' } });
    const { data } = await accept(key, { code });
    expect(await info(data.token)).toMatchObject({ email, tenant_id: mina.tenantId });
  });

  test('whose address has an account is told to sign in', async () => {
    const email = address();
    const key = await mailed(email);
    await account(email);
    expect(await accept(key)).toMatchObject({ status: 409, data: { reason: 'email_taken' } });
  });

  test('finds no seat where the plan has become smaller, and can come later', async () => {
    const keys = [await mailed(address()), await mailed(address())];
    await grant(mina, 1);
    expect((await accept(keys[0] ?? '')).code).toBe(1);
    expect(await accept(keys[1] ?? '')).toMatchObject({ status: 403, data: { reason: 'seats_full' } });
    await grant(mina, 2);
    expect((await accept(keys[1] ?? '')).code).toBe(1);
  });
});

describe('an account that accepts', () => {
  test('joins with its own sign-in, which goes on; a repeat changes nothing', async () => {
    const email = address();
    const [key, ken] = [await mailed(email), await account(email)];
    for (let tries = 0; tries < 2; tries += 1) expect((await acceptAs(key, ken)).data).toEqual({ token: ken.token });
    expect(await info(ken.token)).toMatchObject({ role: 'agent', tenant_id: mina.tenantId });
    expect(await members()).toHaveLength(2);
  });

  test('of another address is refused', async () => {
    const key = await mailed(address());
    expect(await acceptAs(key, await account(address()))).toMatchObject({ status: 403, data: { reason: 'other_address' } });
    expect((await look(key)).code).toBe(1);
  });

  test('that belongs to another business is refused, because an account has one', async () => {
    const nori = await app.signUp();
    const key = await mailed(nori.email);
    expect(await acceptAs(key, nori)).toMatchObject({ status: 409, data: { reason: 'already_business' } });
    expect((await info(nori.token)).tenant_id).toBe(nori.tenantId);
  });

  test('of two invitations at once joins one business', async () => {
    const email = address();
    const nori = await app.signUp();
    await invite([email]);
    const first = (await mailTo(email)).key;
    await invite([email], {}, nori);
    const second = (await mailTo(email)).key;
    const ken = await account(email);
    const answers = await Promise.all([acceptAs(first, ken), acceptAs(second, ken)]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  });

  test('without a sign-in is asked for one', async () => {
    const key = await mailed(address());
    expect(await app.call(invites.accept, { key })).toMatchObject({ status: 401, data: { reason: 'signed_out' } });
  });
});
