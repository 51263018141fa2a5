import { channels, notifications, type AnyChannel } from '@lobby/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { addColleague, type Colleague } from './add-colleague.ts';
import { openServiceDesk, whatsAppBody } from './service-desk.ts';

const desk = openServiceDesk();
const { as, settle } = desk;
let ken: Colleague;
let leo: Colleague;

beforeEach(async () => {
  ken = await addColleague(desk.app, desk.owner, 'Ken', 'admin');
  leo = await addColleague(desk.app, desk.owner, 'Leo');
});

async function list(token: string) {
  await settle();
  return (await desk.app.call(notifications.list, {}, { token })).data.items;
}
const unread = async (token: string) =>
  (await list(token)).filter(({ read_at: at }) => at === null).map(({ type, title, count }) => [type, title, count]);
const save = async (id: string, changes: object, token = ken.token) => {
  const { version } = (await desk.app.call(channels.get, { id }, { token })).data;
  return (await desk.app.call(channels.update, { id, version, ...changes }, { token })).code;
};
const remove = (id: string) => desk.app.call(channels.remove, { id }, { token: ken.token });
const addSite = async (): Promise<AnyChannel> =>
  (await desk.app.call(channels.create, { kind: 'web', name: 'Our shop', allowed_origins: [] }, as())).data;

describe('a channel on a service', () => {
  test('that somebody pauses is told to the others who look after channels, and not to whoever did it', async () => {
    const { channel } = await desk.connect('telegram');
    expect(await save(channel.id, { status: 'paused' })).toBe(1);
    expect(await list(desk.owner.token)).toMatchObject([
      {
        type: 'channel.changed',
        title: 'Ken paused Telegram',
        body: 'Nothing is answered or sent there. What people write is kept.',
        link: `/dashboard/multi-channel-intergration?channel=${channel.id}`,
        read_at: null,
      },
    ]);
    expect([await list(ken.token), await list(leo.token)]).toEqual([[], []]);
  });

  test('that is resumed says so in the place of that it was paused', async () => {
    const { channel } = await desk.connect('telegram');
    await save(channel.id, { status: 'paused' });
    expect(await unread(desk.owner.token)).toEqual([['channel.changed', 'Ken paused Telegram', 1]]);
    await save(channel.id, { status: 'active' });
    expect(await unread(desk.owner.token)).toEqual([['channel.changed', 'Ken resumed Telegram', 1]]);
  });

  test('that is saved as it was, or under another name, is no news', async () => {
    const { channel } = await desk.connect('telegram');
    await save(channel.id, { status: 'active' });
    await save(channel.id, { name: 'Support' });
    expect(await unread(desk.owner.token)).toEqual([]);
    await save(channel.id, { name: 'Nights', status: 'paused' });
    expect(await unread(desk.owner.token)).toEqual([['channel.changed', 'Ken paused Nights', 1]]);
  });

  test('that is removed takes with it what was told of its health', async () => {
    const { channel, post, phoneId } = await desk.connect('whatsapp');
    await post(whatsAppBody(phoneId, { event: 'ACCOUNT_OFFBOARDED' }, 'account_update'));
    expect(await unread(desk.owner.token)).toEqual([['channel.down', 'WhatsApp has stopped working', 1]]);
    expect((await remove(channel.id)).code).toBe(1);
    const [latest, ...more] = await list(desk.owner.token);
    expect(latest).toMatchObject({ title: 'Ken removed WhatsApp', link: '/dashboard/multi-channel-intergration', read_at: null });
    expect(more).toMatchObject([{ type: 'channel.down', read_at: expect.any(Number) as number }]);
    expect(await unread(ken.token)).toEqual([]);
  });
});

test('a channel on the pages of the business says what that means for its visitors', async () => {
  const site = await addSite();
  const body = async () => (await list(desk.owner.token)).map((each) => [each.title, each.body, each.link]);
  await save(site.id, { status: 'paused' });
  expect(await body()).toEqual([['Ken paused Our shop', 'The chat isn’t available there until it’s resumed.', '/dashboard/integration']]);
  await save(site.id, { status: 'active' });
  expect(await body()).toEqual([['Ken resumed Our shop', 'The chat is available there again.', '/dashboard/integration']]);
  await remove(site.id);
  expect((await body())[0]?.slice(0, 2)).toEqual([
    'Ken removed Our shop',
    'The chat is no longer available there. Conversations are kept.',
  ]);
});
