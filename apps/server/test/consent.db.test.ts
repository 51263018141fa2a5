import {
  contacts,
  conversations,
  privacy,
  upload,
  visitor,
  visitorWorkOrders,
  workOrders,
  type Locale,
  type PrivacySettings,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addColleague } from './add-colleague.ts';
import { readExport } from './read-export.ts';
import { addType } from './order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const LINK = 'https://kumo.example/privacy';
const NO_TEXTS = { 'en-US': null, 'zh-CN': null, 'zh-HK': null, 'ja-JP': null };

let app: TestApp;
let mina: SignedUp;
let now = Date.UTC(2026, 4, 4, 9);

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ tenantName: 'Kumo Outdoor' });
});

const asMina = () => ({ token: mina.token });
async function set(settings: Partial<PrivacySettings>) {
  const { version } = (await app.call(privacy.get, {}, asMina())).data;
  return (await app.call(privacy.update, { mode: 'line', texts: NO_TEXTS, link: null, version, ...settings }, asMina())).data;
}
async function visit(locale: Locale = 'en-US', token?: string) {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale }, { token });
  return { token: data.token, id: data.conversation_id, consent: data.consent };
}
const write = (id: string, token: string, text = 'Hello', clientMsgId = randomUUID()) =>
  app.call(visitor.messages, { conversation_id: id, client_msg_id: clientMsgId, text }, { token });
const agree = (token: string, version: number, locale: Locale = 'en-US') => app.call(visitor.consent, { version, locale }, { token });
async function kept(id: string) {
  const { contact } = (await app.call(conversations.get, { id }, asMina())).data;
  return (await app.call(contacts.get, { id: contact.id }, asMina())).data.consents;
}

describe('what visitors agree to', () => {
  test('is nothing at first: nobody is asked, and nothing is kept', async () => {
    const { token, id, consent } = await visit();
    expect(consent).toEqual({ mode: 'off', text: '', link: null, version: 1, agreed: false });
    expect((await write(id, token)).status).toBe(200);
    expect(await kept(id)).toEqual([]);
  });

  test.each([
    ['en-US', 'By writing you agree that Kumo Outdoor stores'],
    ['zh-CN', '发送消息即表示您同意Kumo Outdoor保存'],
    ['zh-HK', '傳送訊息即表示你同意Kumo Outdoor儲存'],
    ['ja-JP', 'メッセージを送信すると、Kumo Outdoorが'],
  ] as const)('is said in %s where the business words nothing itself', async (locale, text) => {
    await set({ mode: 'line', link: LINK });
    const { consent } = await visit(locale);
    expect(consent).toMatchObject({ mode: 'line', link: LINK, agreed: false });
    expect(consent.text).toContain(text);
  });

  test('goes along with the language that the visitor changes to', async () => {
    await set({ mode: 'line', texts: { ...NO_TEXTS, 'ja-JP': '同意します' } });
    const { token, id } = await visit();
    const { data } = await app.call(visitor.locale, { conversation_id: id, locale: 'ja-JP' }, { token });
    expect(data.consent.text).toBe('同意します');
  });
});

describe('a line under the field', () => {
  test('is agreed to by the first message, once, in the words and at the time', async () => {
    await set({ mode: 'line', link: LINK, texts: { ...NO_TEXTS, 'en-US': 'Writing agrees.' } });
    const { token, id } = await visit();
    await write(id, token);
    const first = now;
    now += 60_000;
    await write(id, token, 'And another');
    expect(await kept(id)).toEqual([{ version: 1, given: 'written', locale: 'en-US', text: 'Writing agrees.', link: LINK, at: first }]);
    expect((await visit('en-US', token)).consent.agreed).toBe(true);
  });
});

describe('a tick', () => {
  test('is asked for by everything that brings something of the visitor: messages, files, work orders', async () => {
    await set({ mode: 'required' });
    const type = await addType(app, mina);
    const { token, id, consent } = await visit();
    const file = { client_file_id: randomUUID(), name: 'zip.txt', bytes: 4, mime: 'text/plain', purpose: 'message' as const };
    const order = {
      client_id: randomUUID(),
      type_id: type.id,
      type_version: type.version,
      locale: 'en-US' as const,
      subject: 'A zip came off',
      description: 'It is the left one.',
    };
    const all = () =>
      Promise.all([
        write(id, token),
        app.call(upload.visitorPrepare, file, { token }),
        app.call(visitorWorkOrders.create, order, { token }),
      ]);
    expect((await all()).map(({ data }) => data)).toMatchObject(Array.from({ length: 3 }, () => ({ reason: 'consent_required' })));
    expect((await app.call(workOrders.list, {}, asMina())).data.items).toEqual([]);
    await agree(token, consent.version);
    expect((await all()).map(({ code }) => code)).toEqual([1, 1, 1]);
  });
});

describe('a tick that is required', () => {
  test('lets no message and no address in before it, and keeps it once', async () => {
    await set({ mode: 'required' });
    const { token, id, consent } = await visit();
    const clientMsgId = randomUUID();
    expect((await write(id, token, 'Hello', clientMsgId)).data).toMatchObject({ reason: 'consent_required' });
    const address = { conversation_id: id, email: 'vi@example.com' };
    expect((await app.call(visitor.contact, address, { token })).data).toMatchObject({ reason: 'consent_required' });
    expect((await agree(token, consent.version)).data.agreed).toBe(true);
    expect((await agree(token, consent.version)).data.agreed).toBe(true);
    expect((await write(id, token, 'Hello', clientMsgId)).data).toMatchObject({ seq: 1, body: 'Hello' });
    const [one, ...more] = await kept(id);
    expect(one).toMatchObject({ version: 1, given: 'ticked', at: now });
    expect(one?.text).toContain('I agree that Kumo Outdoor');
    expect(more).toEqual([]);
  });

  test('is asked for again where the words change, and not where they do not', async () => {
    await set({ mode: 'required' });
    const { token, id } = await visit();
    await agree(token, 1);
    await set({ mode: 'required' });
    expect((await write(id, token)).status).toBe(200);
    await set({ mode: 'required', link: LINK });
    expect((await write(id, token)).data).toMatchObject({ reason: 'consent_required' });
    expect((await agree(token, 1)).data).toMatchObject({ version: 2, agreed: false });
    expect((await agree(token, 2)).data.agreed).toBe(true);
    expect((await write(id, token)).status).toBe(200);
    expect(new Set((await kept(id)).map(({ version }) => version))).toEqual(new Set([1, 2]));
  });

  test('is not replaced by having written under a line', async () => {
    await set({ mode: 'line' });
    const { token, id } = await visit();
    await write(id, token);
    await set({ mode: 'required' });
    expect((await write(id, token)).data).toMatchObject({ reason: 'consent_required' });
  });
});

describe('what is kept', () => {
  test('comes along in the export, moves with a merge, and goes with an erasure', async () => {
    await set({ mode: 'required', texts: { ...NO_TEXTS, 'en-US': 'CANARY-CONSENT' } });
    const [one, other] = [await visit(), await visit()];
    for (const { token, id } of [one, other]) {
      await agree(token, 1);
      await write(id, token);
    }
    const contactOf = async (id: string) => (await app.call(conversations.get, { id }, asMina())).data.contact.id;
    const [from, into] = [await contactOf(one.id), await contactOf(other.id)];
    await app.call(contacts.merge, { id: into, from_id: from }, asMina());
    expect(await kept(other.id)).toHaveLength(1);
    expect((await write(one.id, one.token)).status).toBe(200);
    expect(await readExport(app, into, asMina().token)).toMatchObject({ consent: [{ given: 'ticked', text: 'CANARY-CONSENT' }] });
    await app.call(contacts.erase, { id: into }, asMina());
    const { rows } = await app.services.database.pool.query(`SELECT FROM consent WHERE text = 'CANARY-CONSENT'`);
    expect(rows).toEqual([]);
  });
});

describe('the settings', () => {
  test('are saved from the version that was shown, and are for who may change settings', async () => {
    const saved = await set({ mode: 'required', link: LINK });
    expect(saved).toMatchObject({ mode: 'required', link: LINK, version: 1 });
    const stale = await app.call(privacy.update, { mode: 'off', texts: NO_TEXTS, link: null, version: 0 }, asMina());
    expect(stale.data).toMatchObject({ reason: 'stale_version', current: { mode: 'required', version: 1 } });
    const leo = await addColleague(app, mina, 'Leo');
    expect((await app.call(privacy.get, {}, { token: leo.token })).status).toBe(403);
  });

  test.each(['javascript:alert(1)', 'kumo.example', 'data:text/html,x'])('refuse %s as a privacy page', async (link) => {
    expect((await app.call(privacy.update, { mode: 'off', texts: NO_TEXTS, link, version: 0 }, asMina())).status).toBe(400);
  });
});
