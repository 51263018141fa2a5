import { describe, expect, test } from 'vitest';
import type { HeldConversation, SentMessage } from './client-ledger.ts';
import { judge, type Evidence, type StoredRow, type Tables, type Verdict } from './judge.ts';

const NOTHING: Verdict = { lost: 0, phantom: 0, duplicate: 0, gap: 0, disorder: 0, foreign: 0, stuck: 0 };

interface World {
  evidence: Evidence & { sent: SentMessage[]; held: HeldConversation[]; refused: string[] };
  tables: Tables;
}

/** A visitor said two things, the bot answered each, and a colleague looked on. */
function world(): World {
  const row = (seq: number, author: StoredRow['authorKind'], tenantId = 1): StoredRow => ({
    id: `m${seq}`,
    tenantId,
    conversationId: 'c1',
    seq,
    clientMsgId: `k${seq}`,
    authorKind: author,
    kind: 'text',
    bodyHash: `b${seq}`,
  });
  const messages = [row(1, 'contact'), row(2, 'bot'), row(3, 'contact'), row(4, 'bot')];
  const sent = [1, 3].map((seq): SentMessage => {
    const acknowledged = { at: seq, seq };
    return { sender: 'v', tenantId: 1, conversationId: 'c1', clientMsgId: `k${seq}`, bodyHash: `b${seq}`, sentAt: seq, acknowledged };
  });
  const seen = messages.map(({ seq, id, clientMsgId, bodyHash }) => [seq, { id, clientMsgId, bodyHash }] as const);
  const held = [{ viewer: 'a', tenantId: 1, conversationId: 'c1', messages: new Map(seen), outOfTurn: 0 }];
  return {
    evidence: { sent, held, foreign: 0, refused: [] },
    tables: { messages, conversations: [{ id: 'c1', tenantId: 1, lastSeq: 4, unanswered: 0 }] },
  };
}

const at = <T>(list: T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error('nothing there');
  return found;
};

describe('the judge', () => {
  test('finds nothing where everything is in order', () => {
    const { evidence, tables } = world();
    expect(judge(evidence, tables)).toEqual(NOTHING);
  });

  test.each<[string, (world: World) => void, Partial<Verdict>]>([
    [
      'what was acknowledged and is not stored',
      ({ tables, evidence }) => {
        tables.messages.pop();
        tables.messages.pop();
        at(tables.conversations, 0).lastSeq = 2;
        at(evidence.held, 0).messages.delete(3);
        at(evidence.held, 0).messages.delete(4);
      },
      { lost: 1 },
    ],
    ['what is stored in other words', ({ evidence }) => void (at(evidence.sent, 0).bodyHash = 'other'), { lost: 1 }],
    ['what nobody has sent', ({ evidence }) => void evidence.sent.pop(), { phantom: 1 }],
    [
      'what somebody saw and is not stored',
      ({ evidence }) => void at(evidence.held, 0).messages.set(5, { id: 'm5', clientMsgId: 'k5', bodyHash: 'b5' }),
      { phantom: 1 },
    ],
    [
      'what was acknowledged under another number',
      ({ evidence }) => void (at(evidence.sent, 0).acknowledged = { at: 1, seq: 2 }),
      { duplicate: 1 },
    ],
    [
      'the same words under two ids',
      ({ evidence, tables }) => {
        at(tables.messages, 2).bodyHash = 'b1';
        at(evidence.sent, 1).bodyHash = 'b1';
        at(evidence.held, 0).messages.set(3, { id: 'm3', clientMsgId: 'k3', bodyHash: 'b1' });
      },
      { duplicate: 1 },
    ],
    ['a number that is missing', ({ tables }) => void (at(tables.conversations, 0).lastSeq = 5), { gap: 1 }],
    ['a number that came too early', ({ evidence }) => void (at(evidence.held, 0).outOfTurn = 1), { gap: 1 }],
    [
      'what is stored in another order',
      ({ evidence }) => void Object.assign(evidence, { sent: evidence.sent.toReversed() }),
      { disorder: 1 },
    ],
    [
      'what somebody saw in another place',
      ({ evidence }) => void at(evidence.held, 0).messages.set(2, { id: 'm9', clientMsgId: 'k2', bodyHash: 'b2' }),
      { disorder: 1 },
    ],
    ['a row of another business', ({ tables }) => void (at(tables.messages, 1).tenantId = 2), { foreign: 2 }],
    ['an announcement to a stranger', ({ evidence }) => void Object.assign(evidence, { foreign: 1 }), { foreign: 1 }],
    ['what was never acknowledged', ({ evidence }) => void delete at(evidence.sent, 0).acknowledged, { stuck: 1 }],
    ['what was never shown', ({ evidence }) => void at(evidence.held, 0).messages.delete(2), { stuck: 1 }],
    ['a question that nobody answered', ({ tables }) => void (at(tables.conversations, 0).unanswered = 1), { stuck: 1 }],
    ['a call that was refused', ({ evidence }) => void evidence.refused.push('no'), { stuck: 1 }],
  ])('counts %s', (_name, spoil, expected) => {
    const spoilt = world();
    spoil(spoilt);
    expect(judge(spoilt.evidence, spoilt.tables)).toEqual({ ...NOTHING, ...expected });
  });
});
