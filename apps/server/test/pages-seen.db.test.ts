import { contacts, conversations, PAGE_URL_MAX, privacy, visitor, type PageBefore } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addColleague } from './add-colleague.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const MINUTE_MS = 60_000;
const CAMPAIGN = { source: 'line', medium: null, name: 'autumn' };

let app: TestApp;
let mina: SignedUp;
let now = Date.now();

beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS }, now: () => now });
  mina = await app.signUp({ name: 'Mina' });
});
afterAll(() => app.close());

async function visit(page?: PageBefore, token?: string) {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', ...(page && { page }) }, { token });
  return { id: data.conversation_id, token: data.token, consent: data.consent };
}
async function contactOf(id: string, { token }: { token: string } = mina) {
  const { data } = await app.call(conversations.get, { id }, { token });
  return (await app.call(contacts.get, { id: data.contact.id }, { token })).data;
}
const pagesOf = async (id: string) => (await contactOf(id)).pages.map(({ page, campaign }) => ({ page, campaign }));

describe('the page that a visitor opens the chat from', () => {
  test('is shown to the team, without what may be secret in its address, the latest first', async () => {
    const { id, token } = await visit({ url: 'https://mina:pass@kumo.test/tents/big?order=7&key=secret#top' });
    now += MINUTE_MS;
    await visit({ url: 'https://kumo.test/', campaign: CAMPAIGN }, token);
    expect(await pagesOf(id)).toEqual([
      { page: 'https://kumo.test/', campaign: CAMPAIGN },
      { page: 'https://kumo.test/tents/big', campaign: null },
    ]);
    expect((await contactOf(id)).pages[0]).toMatchObject({ conversation_id: id, at: now });
  });

  test('is one visit while it is opened again and again, and another one later', async () => {
    const page = { url: 'https://kumo.test/a' };
    const { id, token } = await visit(page);
    for (const minutes of [1, 20]) {
      now += minutes * MINUTE_MS;
      await visit(page, token);
    }
    expect(await pagesOf(id)).toHaveLength(1);
    now += 31 * MINUTE_MS;
    await visit(page, token);
    expect(await pagesOf(id)).toHaveLength(2);
  });

  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['file:///etc/passwd'],
    ['not an address'],
    [''],
    ['https://'],
  ])('is left out where it is %s, and the chat opens all the same', async (url) => {
    const { id } = await visit({ url });
    expect(await pagesOf(id)).toEqual([]);
  });

  test('that is too long is refused, and a long one is cut', async () => {
    const longest = `https://kumo.test/${'p'.repeat(PAGE_URL_MAX)}`;
    const { status } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', page: { url: longest } });
    expect(status).toBe(400);
    const { id } = await visit({ url: longest.slice(0, PAGE_URL_MAX) });
    expect((await pagesOf(id))[0]?.page).toHaveLength(500);
  });

  test('fills no table', async () => {
    const { id, token } = await visit();
    for (let no = 0; no < 60; no += 1) {
      now += 1_000;
      await visit({ url: `https://kumo.test/${no}` }, token);
    }
    const { rows } = await app.services.database.pool.query('SELECT count(*)::int AS count FROM page_seen WHERE conversation_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ count: 50 }]);
    expect(await pagesOf(id)).toHaveLength(20);
  });

  test('is seen by nobody else, and goes along with the person', async () => {
    const { id } = await visit({ url: 'https://kumo.test/whole' });
    const other = await app.signUp({ name: 'Other' });
    const { contact } = (await app.call(conversations.get, { id }, { token: mina.token })).data;
    expect((await app.call(contacts.get, { id: contact.id }, { token: other.token })).status).toBe(404);
    const into = await visit({ url: 'https://kumo.test/other' });
    const intoId = (await contactOf(into.id)).id;
    await app.call(contacts.merge, { from_id: contact.id, id: intoId, take: [] }, { token: mina.token });
    expect(new Set((await contactOf(into.id)).pages.map(({ page }) => page))).toEqual(
      new Set(['https://kumo.test/other', 'https://kumo.test/whole']),
    );
    await app.call(contacts.erase, { id: intoId }, { token: mina.token });
    const { rows } = await app.services.database.pool.query(
      `SELECT count(*)::int AS count FROM page_seen WHERE page IN ('https://kumo.test/whole', 'https://kumo.test/other')`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('is not kept before a consent that the business requires', async () => {
    const owner = await app.signUp({ name: 'Strict' });
    const { data } = await app.call(privacy.get, {}, { token: owner.token });
    await app.call(privacy.update, { ...data, mode: 'required' }, { token: owner.token });
    const call = (token?: string) =>
      app.call(visitor.session, { tenant: owner.slug, locale: 'en-US', page: { url: 'https://kumo.test/early' } }, { token });
    const { data: first } = await call();
    const { data: seen } = await app.call(conversations.get, { id: first.conversation_id }, { token: owner.token });
    expect((await app.call(contacts.get, { id: seen.contact.id }, { token: owner.token })).data.pages).toEqual([]);
    await app.call(visitor.consent, { version: first.consent.version, locale: 'en-US' }, { token: first.token });
    await call(first.token);
    expect((await app.call(contacts.get, { id: seen.contact.id }, { token: owner.token })).data.pages).toHaveLength(1);
  });

  test('is hidden with the conversations that a colleague does not see', async () => {
    const kim = await addColleague(app, mina, 'Kim');
    const { id, token } = await visit({ url: 'https://kumo.test/hidden' });
    const message = { conversation_id: id, client_msg_id: randomUUID(), text: 'hello' };
    await app.call(visitor.messages, message, { token });
    await app.call(conversations.assign, { id, user_id: kim.userId }, { token: mina.token });
    const { data: begun } = await app.call(
      visitor.session,
      { tenant: mina.slug, locale: 'en-US', new_conversation: true, page: { url: 'https://kumo.test/elsewhere' } },
      { token },
    );
    expect(begun.conversation_id).not.toBe(id);
    await app.services.database.pool.query(`UPDATE tenant_member SET reach = 'own' WHERE user_id = $1`, [kim.userId]);
    app.services.announcer.roleChanged(mina.tenantId, kim.userId);
    expect((await contactOf(id, kim)).pages.map(({ page }) => page)).toEqual(['https://kumo.test/hidden']);
  });
});
