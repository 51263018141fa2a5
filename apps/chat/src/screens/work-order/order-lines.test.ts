import type { Message, WorkOrderEvent } from '@lobby/contract';
import { expect, test } from 'vitest';
import { orderLines } from './order-lines.ts';

const said = (at: number, kind: Message['kind'] = 'text'): Message => ({
  id: `m${at}`,
  conversation_id: 'c',
  seq: at,
  client_msg_id: `m${at}`,
  author_kind: 'contact',
  author_name: null,
  kind,
  body: 'hi',
  created_at: at,
});
const moved = (at: number, name: WorkOrderEvent['name'] = 'moved'): WorkOrderEvent => ({
  id: `e${at}`,
  name,
  actor_kind: 'customer',
  actor_name: null,
  from: 'pending',
  to: 'open',
  words: null,
  at,
});

test('what was said stands before the move that it brought, and only moves are lines', () => {
  const lines = orderLines([said(1), said(3), said(4, 'event')], [moved(1, 'created'), moved(3), moved(2)]);
  expect(lines.map(({ kind, at }) => `${kind} ${at}`)).toEqual(['message 1', 'event 2', 'message 3', 'event 3']);
});
