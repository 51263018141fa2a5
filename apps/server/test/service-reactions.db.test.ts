import { messaging } from '@lobby/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServiceDesk, telegramMessage, telegramUpdate, telegramUser, WHATSAPP_PHONE, type ConnectedService } from './service-desk.ts';
import { json } from './service-stand-in.ts';
import { openWhatsAppScene } from './whatsapp-scene.ts';

const DAY = 86_400_000;
let now = Date.now();
const desk = openServiceDesk({ now: () => now });
const { as, settle, said, written, ofConversation } = desk;
const CHAT = 31;
const reactions = async () => (await ofConversation()).marks.map(({ seq, reactions: all }) => [seq, all]);
const react = (id: string, seq: number, emoji: string | null) => desk.app.call(messaging.react, { id, seq, emoji }, as());
const reacted = (messageId: number, ...emojis: string[]) =>
  telegramUpdate({
    message_reaction: {
      chat: { id: CHAT, type: 'private' },
      message_id: messageId,
      user: telegramUser(CHAT),
      date: 1_780_000_000,
      old_reaction: [],
      new_reaction: emojis.map((emoji) => ({ type: 'emoji', emoji })),
    },
  });

describe('on Telegram', () => {
  test('a customer’s sign stands at the message, whoever wrote it, and nobody answers it', async () => {
    const telegram = await desk.connect('telegram');
    const asked = telegramMessage(CHAT, { text: 'Hello' });
    await telegram.post(asked);
    await settle();
    await telegram.post(reacted(asked.message.message_id, '👍'));
    await settle();
    const [theirs, answer] = await said();
    expect(await reactions()).toEqual([[theirs?.seq, [{ by: 'contact', emoji: '👍' }]]]);
    // The stand-in has named the answer.
    const { rows } = await desk.app.services.database.pool.query<{ id: string }>(
      `SELECT provider_id AS id FROM channel_message WHERE tenant_id = $1 AND seq = $2`,
      [desk.owner.tenantId, answer?.seq],
    );
    const answerId = Number(rows[0]?.id.split(':')[1]);
    const [later, earlier] = [reacted(answerId, '❤'), reacted(answerId)].toReversed();
    await telegram.post(later as object);
    await telegram.post(earlier as object);
    await settle();
    expect(await reactions()).toEqual([[theirs?.seq, [{ by: 'contact', emoji: '👍' }]]]);
    await telegram.post(reacted(answerId, '🎉'));
    await settle();
    expect((await reactions())[1]).toEqual([answer?.seq, [{ by: 'contact', emoji: '🎉' }]]);
    expect(await said()).toHaveLength(2);
  });

  test('a member’s sign is set there, changed and taken away; what the service refuses is said and not kept', async () => {
    const telegram = await desk.connect('telegram');
    const asked = telegramMessage(CHAT, { text: 'Hello' });
    await telegram.post(asked);
    await settle();
    const id = await desk.takeover();
    const [{ seq } = { seq: 0 }] = await written(id);
    expect((await ofConversation(id)).channel?.reacts).toContain('👍');
    for (const emoji of ['👍', '👍', '🙏']) expect((await react(id, seq, emoji)).data).toEqual({ emoji });
    const sent = () => desk.service.to('/setMessageReaction').map(({ json: body }) => body);
    expect(sent().at(-1)).toEqual({ chat_id: CHAT, message_id: asked.message.message_id, reaction: [{ type: 'emoji', emoji: '🙏' }] });
    expect(await reactions()).toEqual([[seq, [{ by: 'business', emoji: '🙏' }]]]);
    await react(id, seq, null);
    expect([sent().at(-1)?.['reaction'], await reactions()]).toEqual([[], []]);
    desk.service.answer('/setMessageReaction', (_call, response) =>
      json(response, 400, { ok: false, error_code: 400, description: 'Bad Request: message to react not found' }),
    );
    expect(await react(id, seq, '👍')).toMatchObject({ status: 400, msg: expect.stringContaining('react not found') as string });
    expect(await reactions()).toEqual([]);
    expect((await react(id, seq, '🦄')).status).toBe(404);
    expect((await react(id, 4_711, '👍')).status).toBe(404);
  });
});

describe('on WhatsApp', () => {
  const { connect, writes, reports, sent: all } = openWhatsAppScene(desk);
  let whatsapp: ConnectedService;
  let seq = 0;
  beforeEach(async () => {
    now = Date.now();
    whatsapp = await connect();
    await writes({ id: 'wamid.1', type: 'text', text: { body: '你好' } });
    await settle();
    seq = (await written())[0]?.seq ?? 0;
  });

  test('a customer’s sign is shown and taken away', async () => {
    await writes({ type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '😂' } });
    await settle();
    expect(await reactions()).toEqual([[seq, [{ by: 'contact', emoji: '😂' }]]]);
    await writes({ type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '' } });
    await settle();
    expect(await reactions()).toEqual([]);
    expect(await written()).toHaveLength(1);
  });

  describe('a member’s sign', () => {
    let id: string;
    const sent = () => all().filter(({ type }) => type === 'reaction');
    beforeEach(async () => {
      id = await desk.takeover();
    });

    test('is sent as a message, once for each that is meant, changed and taken away', async () => {
      expect((await ofConversation(id)).channel?.reacts).toContain('❤️');
      for (const emoji of ['👍', '👍', '❤️', null]) expect((await react(id, seq, emoji)).data).toEqual({ emoji });
      const about = { messaging_product: 'whatsapp', recipient_type: 'individual', type: 'reaction' };
      expect(sent()).toMatchObject(['👍', '❤️', ''].map((emoji) => ({ ...about, reaction: { message_id: 'wamid.1', emoji } })));
      expect(sent()[0]).toMatchObject({ to: WHATSAPP_PHONE });
      expect(await reactions()).toEqual([]);
    });

    test('that did not arrive stands there no more, and one that did costs what the service says', async () => {
      const answers = ['wamid.lost', 'wamid.kept'];
      desk.service.answer('/messages', ({ json: body }, response) =>
        body['type'] === 'reaction' ? json(response, 200, { messages: [{ id: answers.shift() }] }) : false,
      );
      const charged = async () => (await desk.app.call(messaging.health, { id: whatsapp.channel.id }, as())).data.month.fee;
      const before = await charged();
      await react(id, seq, '👍');
      now += 1;
      await reports('wamid.lost', 'failed', { errors: [{ code: 131_009, title: 'Parameter value is not valid' }] });
      await settle();
      expect(await reactions()).toEqual([]);
      await react(id, seq, '🙏');
      now += 1;
      await reports('wamid.kept', 'delivered', { pricing: { billable: true, type: 'regular', category: 'service' } });
      // What is told of an earlier one takes nothing from it.
      await reports('wamid.lost', 'failed', { errors: [{ code: 131_009 }], timestamp: '1790000001' });
      await settle();
      expect(await reactions()).toEqual([[seq, [{ by: 'business', emoji: '🙏' }]]]);
      expect(await charged()).toBe(before + 1);
    });

    test('is for the customer’s messages alone, of the last thirty days, while free replies are taken', async () => {
      const { seq: own } = (await desk.reply(id, 'Here you are.')).data;
      await settle();
      expect((await react(id, own, '👍')).status).toBe(404);
      expect((await react(id, seq, '🦄')).status).toBe(404);
      now += DAY + 1;
      expect((await ofConversation(id)).channel?.reacts).toEqual([]);
      expect((await react(id, seq, '👍')).status).toBe(404);
      await writes({ type: 'text', text: { body: '還有貨嗎' } });
      await settle();
      expect((await ofConversation(id)).channel?.reacts).toContain('👍');
      await desk.app.services.database.pool.query(
        `UPDATE message SET created_at = created_at - interval '30 days' WHERE tenant_id = $1 AND conversation_id = $2 AND seq = $3`,
        [desk.owner.tenantId, id, seq],
      );
      expect((await react(id, seq, '👍')).status).toBe(404);
      const again = (await written(id)).at(-1)?.seq ?? 0;
      expect((await react(id, again, '👍')).data).toEqual({ emoji: '👍' });
      expect(sent()).toHaveLength(1);
    });
  });
});
