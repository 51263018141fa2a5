import { TOGETHER_MS, type Message } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { messageOf, NINE } from '#/testing/facts.ts';
import { asShown, layOutThread, QUIET_MS } from './lay-out-thread.ts';

const shape = (messages: Partial<Message>[]) =>
  layOutThread(messages.map((message, index) => messageOf({ seq: index + 1, created_at: NINE, ...message }))).map((item) =>
    item.kind === 'message' ? `${item.starts ? item.message.author_kind : 'and'} ${item.message.seq}` : item.kind,
  );

describe('layOutThread', () => {
  test('puts what one author says without a longer pause under one face', () => {
    expect(
      shape([
        { author_kind: 'contact' },
        { author_kind: 'contact', created_at: NINE + TOGETHER_MS - 1 },
        { author_kind: 'contact', created_at: NINE + TOGETHER_MS + 60_000 },
        { author_kind: 'contact', created_at: NINE + 2 * TOGETHER_MS + 60_000 },
      ]),
    ).toEqual(['day', 'contact 1', 'and 2', 'and 3', 'contact 4']);
  });

  test('begins anew with another author, and with another person', () => {
    expect(
      shape([{ author_kind: 'bot' }, { author_kind: 'agent', author_name: 'Candy' }, { author_kind: 'agent', author_name: 'Ben' }]),
    ).toEqual(['day', 'bot 1', 'agent 2', 'agent 3']);
  });

  test('a line of the system stands between messages', () => {
    expect(
      shape([
        { author_kind: 'contact' },
        { author_kind: 'system', kind: 'event', event: { name: 'queued', actor: null } },
        { author_kind: 'contact' },
      ]),
    ).toEqual(['day', 'contact 1', 'event', 'contact 3']);
  });

  test('lines that tell who answers are one, until somebody says something', () => {
    const line = (name: 'queued' | 'agent_joined' | 'returned_to_bot'): Partial<Message> => ({
      author_kind: 'system',
      kind: 'event',
      event: { name, actor: null },
    });
    const bounced = [line('queued'), line('agent_joined'), line('queued'), line('agent_joined')];
    expect(shape([{ author_kind: 'contact' }, ...bounced])).toEqual(['day', 'contact 1', 'event']);
    expect(shape([line('queued'), {}, line('agent_joined'), line('returned_to_bot')])).toEqual(['day', 'event', 'bot 2', 'event', 'event']);
  });

  test('a new day and a quiet time are written above what follows', () => {
    expect(shape([{}, { created_at: NINE + QUIET_MS }, { created_at: NINE + QUIET_MS + 86_400_000 }])).toEqual([
      'day',
      'bot 1',
      'day',
      'bot 2',
      'day',
      'bot 3',
    ]);
  });

  test('what is on its way stands below, under the same face, and is known by the same id when it is stored', () => {
    const stored = messageOf({ seq: 1, author_kind: 'contact', created_at: NINE });
    const unsent = { clientMsgId: 'a', text: 'And this', writtenAt: NINE + 3 * QUIET_MS };
    const [, , last] = layOutThread([stored, asShown(unsent, 0, 1)]);
    expect(last).toMatchObject({ kind: 'message', starts: false, message: { seq: 2, client_msg_id: 'a', body: 'And this', unsent } });
  });
});
