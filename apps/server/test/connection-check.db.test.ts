import { channels, messaging, notifications, type MessagingChannel } from '@lobby/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServiceDesk, telegramUpdate, whatsAppMessage, type ConnectedService } from './service-desk.ts';
import { json } from './service-stand-in.ts';

let now = Date.now();
const desk = openServiceDesk({ now: () => now });
const { as, settle } = desk;
let connected: ConnectedService;

beforeEach(() => {
  now = Date.now();
});

const channel = async () => (await desk.app.call(channels.get, { id: connected.channel.id }, as())).data as MessagingChannel;
const standing = async () => {
  const { state, state_reason: reason } = await channel();
  return [state, reason?.code ?? null];
};
/** Looks at the connection, as its page does again and again while it is open. @returns how it stands then */
async function check(): Promise<(string | null)[]> {
  now += 60_000;
  const { data } = await desk.app.call(messaging.check, { id: connected.channel.id }, as());
  const stands = await standing();
  expect(data.state).toBe(stands[0]);
  return stands;
}
const checkOf = async (name: string) =>
  (await desk.app.call(messaging.check, { id: connected.channel.id }, as())).data.checks.find((each) => each.check === name);
const news = async () => {
  await settle();
  return (await desk.app.call(notifications.list, {}, as())).data.items.map(({ type }) => type);
};

describe('a number of WhatsApp', () => {
  beforeEach(async () => {
    connected = await desk.connect('whatsapp');
  });
  const tells = async (field: string, value: object) => {
    now += 60_000;
    // What is said of the account as a whole names no number.
    const body = { object: 'whatsapp_business_account', entry: [{ id: '42', time: now, changes: [{ field, value }] }] };
    await connected.post(body);
    await settle();
  };
  const numberIs = (over: object) =>
    desk.service.answer(`${connected.phoneId}?fields`, (_call, response) =>
      json(response, 200, { display_phone_number: '+81 75 123 4567', ...over }),
    );

  test.each([
    ['ACCOUNT_OFFBOARDED', 'offboarded'],
    ['PARTNER_REMOVED', 'app_removed'],
    ['ACCOUNT_DELETED', 'account_deleted'],
  ])('that is gone by %s stays so while nothing but its token works', async (event, code) => {
    await tells('account_update', { event });
    expect(await standing()).toEqual(['disconnected', code]);
    expect(await check()).toEqual(['disconnected', code]);
    numberIs({ status: 'DISCONNECTED' });
    expect(await check()).toEqual(['disconnected', code]);
    expect(await checkOf('account')).toEqual({ check: 'account', result: 'failed', value: 'DISCONNECTED' });
    // A token that is taken no more says nothing new of the number either, nor does a new one that is.
    desk.service.answer(`${connected.phoneId}?fields=display_phone_number,quality`, (_call, response) =>
      json(response, 401, { error: { code: 190, message: 'Invalid OAuth access token' } }),
    );
    expect(await check()).toEqual(['disconnected', code]);
    desk.service.reset();
    await desk.app.call(channels.update, { id: connected.channel.id, version: 1, access_token: 'new' }, as());
    expect(await standing()).toEqual(['disconnected', code]);
    await tells('phone_number_quality_update', { event: 'UPGRADE', current_limit: 'TIER_1K' });
    expect(await standing()).toEqual(['disconnected', code]);
    numberIs({ status: 'CONNECTED', quality_rating: 'GREEN' });
    expect(await check()).toEqual(['connected', null]);
    expect(await checkOf('account')).toEqual({ check: 'account', result: 'ok', value: null });
    expect(await news()).toEqual(['channel.back', 'channel.down']);
  });

  test('is told of each time that it stands otherwise: worse, gone, and working again', async () => {
    const told = async () => {
      await settle();
      const { items } = (await desk.app.call(notifications.list, {}, as())).data;
      return items.map(({ title, read_at: at }) => (at === null ? title : `read: ${title}`));
    };
    numberIs({ status: 'FLAGGED' });
    await check();
    expect(await told()).toEqual(['WhatsApp has problems']);
    // Nothing new is told of what stands as before.
    await check();
    await tells('account_update', { event: 'ACCOUNT_OFFBOARDED' });
    expect(await told()).toEqual(['WhatsApp has stopped working']);
    numberIs({ status: 'RESTRICTED' });
    await check();
    expect(await told()).toEqual(['WhatsApp has problems']);
    const { items } = (await desk.app.call(notifications.list, {}, as())).data;
    expect(items[0]).toMatchObject({ count: 1, link: `/dashboard/multi-channel-intergration?channel=${connected.channel.id}` });
    numberIs({ status: 'CONNECTED' });
    await check();
    expect(await told()).toEqual(['WhatsApp is working again', 'read: WhatsApp has problems']);
    numberIs({ status: 'BANNED' });
    await check();
    expect(await told()).toEqual(['WhatsApp has stopped working', 'read: WhatsApp is working again', 'read: WhatsApp has problems']);
  });

  test('that is there again, with the app still gone, stays as it is', async () => {
    await tells('account_update', { event: 'PARTNER_REMOVED' });
    numberIs({ status: 'CONNECTED' });
    desk.service.answer('/subscribed_apps', (_call, response) => json(response, 200, { data: [] }));
    expect(await check()).toEqual(['disconnected', 'app_removed']);
  });

  test('is back when WhatsApp says so by itself', async () => {
    await tells('account_update', { event: 'ACCOUNT_OFFBOARDED' });
    await tells('account_update', { event: 'ACCOUNT_RECONNECTED' });
    expect(await standing()).toEqual(['connected', null]);
    await tells('account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } });
    expect(await standing()).toEqual(['degraded', 'restricted']);
    await tells('account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'REINSTATE' } });
    expect(await standing()).toEqual(['connected', null]);
  });

  test.each([
    ['DELETED', 'disconnected', 'offboarded'],
    ['MIGRATED', 'disconnected', 'offboarded'],
    ['BANNED', 'disconnected', 'banned'],
    ['RESTRICTED', 'degraded', 'restricted'],
    ['FLAGGED', 'degraded', 'quality'],
  ])('that nobody was told of is found to be %s', async (status, state, code) => {
    numberIs({ status });
    expect(await check()).toEqual([state, code]);
    numberIs({ status: 'PENDING' });
    expect(await check()).toEqual([state, code]);
    numberIs({ status: 'CONNECTED' });
    expect(await check()).toEqual(['connected', null]);
  });

  test('of poor quality stays so though replies arrive, until WhatsApp says that it is better', async () => {
    await connected.post(whatsAppMessage(connected.phoneId, { type: 'text', text: { body: '你好' } }));
    await settle();
    numberIs({ status: 'CONNECTED', quality_rating: 'RED' });
    expect(await check()).toEqual(['degraded', 'quality']);
    const id = await desk.takeover();
    await desk.reply(id, '有咩幫到你？');
    await settle();
    expect((await desk.ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'sent' });
    expect(await standing()).toEqual(['degraded', 'quality']);
    numberIs({ status: 'CONNECTED', quality_rating: 'YELLOW' });
    expect(await check()).toEqual(['connected', null]);
  });
});

describe('a business account of Telegram', () => {
  const ACCOUNT = 'Bz0-connection_1';
  const HANA = { id: 900, is_bot: false, first_name: 'Hana' };
  const connection = (over: object = {}) => ({
    id: ACCOUNT,
    user: HANA,
    user_chat_id: 900,
    date: 1,
    is_enabled: true,
    rights: { can_reply: true },
    ...over,
  });
  const accountIs = (over: object) =>
    desk.service.answer('/getBusinessConnection', (_call, response) => json(response, 200, { ok: true, result: connection(over) }));
  beforeEach(async () => {
    connected = await desk.connect('telegram');
    await connected.post(telegramUpdate({ business_connection: connection() }));
    await settle();
    const { id, version, settings } = await channel();
    await desk.app.call(channels.update, { id, version, settings: { ...settings, business_ids: [ACCOUNT] } }, as());
  });

  test('is asked about: what nobody was told of is found, and what is given back', async () => {
    accountIs({ is_enabled: false });
    expect(await check()).toEqual(['degraded', 'business_ended']);
    expect(desk.service.to('/getBusinessConnection').at(-1)?.json).toEqual({ business_connection_id: ACCOUNT });
    expect(await checkOf('business')).toMatchObject({ result: 'failed', value: 'Hana' });
    accountIs({ rights: {} });
    expect((await channel()).businesses).toMatchObject([{ state: 'ended' }]);
    expect(await check()).toEqual(['degraded', 'business_no_reply']);
    expect((await channel()).businesses).toMatchObject([{ state: 'no_reply' }]);
    accountIs({});
    expect(await check()).toEqual(['connected', null]);
    // What was told later than what is known still counts.
    await connected.post(telegramUpdate({ business_connection: connection({ is_enabled: false }) }));
    await settle();
    expect(await standing()).toEqual(['degraded', 'business_ended']);
  });

  test('that may be answered for again mends nothing while another may not', async () => {
    const tells = async (over: object) => {
      now += 60_000;
      await connected.post(telegramUpdate({ business_connection: connection(over) }));
      await settle();
    };
    const other = { id: 'Bz0-connection_2', user: { ...HANA, first_name: 'Ken' } };
    await tells(other);
    const { id, version, settings } = await channel();
    await desk.app.call(channels.update, { id, version, settings: { ...settings, business_ids: [ACCOUNT, other.id] } }, as());
    await tells({ ...other, is_enabled: false });
    await tells({ is_enabled: false });
    await tells({});
    expect(await standing()).toEqual(['degraded', 'business_ended']);
    await tells(other);
    expect(await standing()).toEqual(['connected', null]);
  });

  test('that Telegram knows no more has ended, and one that it does not speak of stays as it was', async () => {
    expect(await check()).toEqual(['connected', null]);
    desk.service.answer('/getBusinessConnection', (_call, response) =>
      json(response, 400, { ok: false, error_code: 400, description: 'Bad Request: business connection not found' }),
    );
    expect(await check()).toEqual(['degraded', 'business_ended']);
    desk.service.reset();
    expect(await check()).toEqual(['degraded', 'business_ended']);
  });
});

test('an account of LINE that takes no token any more is signed out until it does', async () => {
  connected = await desk.connect('line');
  desk.service.answer('/v2/bot/info', (_call, response) => json(response, 401, { message: 'Authentication failed' }));
  expect(await check()).toEqual(['auth_expired', 'refused']);
  expect(await check()).toEqual(['auth_expired', 'refused']);
  desk.service.reset();
  expect(await check()).toEqual(['connected', null]);
});
