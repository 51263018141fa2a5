import { messaging } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { openServiceDesk, telegramMessage, telegramUpdate, telegramUser, whatsAppMessage } from './service-desk.ts';
import { json } from './service-stand-in.ts';

const desk = openServiceDesk();
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

test('on WhatsApp a customer’s sign is shown and taken away, and members are offered none', async () => {
  const whatsapp = await desk.connect('whatsapp');
  const says = (over: object) => whatsapp.post(whatsAppMessage(whatsapp.phoneId, over));
  await says({ id: 'wamid.1', type: 'text', text: { body: '你好' } });
  await settle();
  await says({ type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '😂' } });
  await settle();
  const [{ seq } = { seq: 0 }] = await written();
  expect(await reactions()).toEqual([[seq, [{ by: 'contact', emoji: '😂' }]]]);
  await says({ type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '' } });
  await settle();
  expect(await reactions()).toEqual([]);
  expect(await written()).toHaveLength(1);
  expect((await ofConversation()).channel?.reacts).toEqual([]);
  expect((await react((await desk.list())[0]?.id ?? '', seq, '👍')).status).toBe(404);
});
