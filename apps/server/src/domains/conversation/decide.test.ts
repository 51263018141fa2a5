import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, ConversationState, Decision } from './conversation-state.ts';
import { decide } from './decide.ts';

const NOW = 1_800_000_000_000;
const MINA = { id: 7, name: 'Mina' };
const LEO = { id: 8, name: 'Leo' };

const fresh: ConversationState = {
  id: 'c',
  contactId: 'v',
  status: 'bot',
  ownerKind: 'bot',
  agentId: null,
  agentName: null,
  ownerEpoch: 0,
  language: 'en-US',
  lastSeq: 0,
  lastAuthorKind: null,
  lastBody: null,
  lastMessageAt: null,
  misses: 0,
  queuedAt: null,
  waitingSince: null,
  firstHumanReplyAt: null,
  resolvedAt: null,
  reopenCount: 0,
};

const says = (text = 'hi', clientMsgId = 'm1'): Command => ({
  kind: 'contact_message',
  contactId: 'v',
  clientMsgId,
  text,
  language: 'en-US',
});
const asks: Command = { kind: 'ask_person', contactId: 'v' };
const bot = (epoch: number, answerKind: 'exact' | 'no_answer' | 'handoff' = 'exact'): Command => ({
  kind: 'bot_message',
  runId: 'r',
  epoch,
  body: 'answer',
  botName: 'Bot',
  answerKind,
  sources: [],
});
const replies = (agent = MINA): Command => ({ kind: 'agent_message', agent, clientMsgId: 'a1', text: 'hello' });
const act = (kind: 'takeover' | 'return' | 'resolve' | 'reopen', agent = MINA): Command => ({ kind, agent });

function after(...commands: Command[]): ConversationState {
  return commands.reduce((state, command) => {
    const decision = decide(state, command, NOW);
    if (decision.refused) throw new Error(decision.refused);
    return decision.next;
  }, fresh);
}

function events(decision: Decision): (string | undefined)[] {
  return decision.refused ? [] : decision.messages.filter(({ kind }) => kind === 'event').map(({ event }) => event?.name);
}

describe('a visitor writes', () => {
  test('to the bot: the message is stored and the bot is asked', () => {
    const decision = decide(fresh, says('price?'), NOW);
    expect(decision).toMatchObject({
      next: { lastSeq: 1, status: 'bot' },
      messages: [{ seq: 1, authorKind: 'contact', body: 'price?' }],
      answer: { triggerSeq: 1, question: 'price?' },
    });
  });

  test.each([
    ['the queue', after(asks), 'queued'],
    ['a person', after(act('takeover')), 'open'],
    ['a person who waits for the answer', after(act('takeover'), replies()), 'open'],
  ])('to %s: the bot stays silent and the wait is counted', (_name, state, status) => {
    const decision = decide(state, says(), NOW);
    expect(decision).toMatchObject({ next: { status, waitingSince: NOW } });
    expect(decision).not.toHaveProperty('answer');
  });

  test('after the conversation was resolved: it opens again with the bot, in a new epoch', () => {
    const closed = after(says(), act('resolve'));
    const decision = decide(closed, says('one more thing', 'm2'), NOW);
    expect(decision).toMatchObject({
      next: { status: 'bot', ownerKind: 'bot', ownerEpoch: closed.ownerEpoch + 1, reopenCount: 1, resolvedAt: null },
      answer: { question: 'one more thing' },
    });
    expect(events(decision)).toEqual(['reopened']);
  });

  test('into a conversation of somebody else: it is not found', () => {
    expect(decide(fresh, { ...says(), contactId: 'other' } as Command, NOW)).toEqual({ refused: 'not_found' });
    expect(decide(fresh, { kind: 'ask_person', contactId: 'other' }, NOW)).toEqual({ refused: 'not_found' });
  });
});

describe('asking for a person', () => {
  test('queues the conversation with a visible line', () => {
    const decision = decide(after(says()), asks, NOW);
    expect(decision).toMatchObject({ next: { status: 'queued', ownerKind: 'queue', queuedAt: NOW, waitingSince: NOW } });
    expect(events(decision)).toEqual(['queued']);
  });

  test.each([
    ['the queue', after(asks)],
    ['a person', after(act('takeover'))],
  ])('a second time, from %s, changes nothing', (_name, state) => {
    expect(decide(state, asks, NOW)).toEqual({ next: state, messages: [] });
  });

  test('a bot that hands over says so first, then the line follows', () => {
    const decision = decide(after(says()), bot(0, 'handoff'), NOW);
    expect(decision).toMatchObject({
      next: { status: 'queued' },
      messages: [
        { seq: 2, authorKind: 'bot', answerKind: 'handoff' },
        { seq: 3, event: { name: 'queued' } },
      ],
    });
  });
});

describe('the bot', () => {
  test.each([
    ['a person took over', after(says(), act('takeover'))],
    ['a person replied', after(says(), replies())],
    ['the visitor asked for a person', after(says(), asks)],
    ['the conversation was resolved', after(says(), act('resolve'))],
    ['a person took over and gave back', after(says(), act('takeover'), act('return'))],
  ])('says nothing once %s', (_name, state) => {
    expect(decide(state, bot(0), NOW)).toEqual({ refused: 'stale' });
  });

  test('counts its misses in a row', () => {
    const missed = after(says(), bot(0, 'no_answer'), bot(0, 'no_answer'));
    expect(missed.misses).toBe(2);
    expect(decide(missed, bot(0), NOW)).toMatchObject({ next: { misses: 0 } });
  });
});

describe('a person', () => {
  test('takes over by sending', () => {
    const decision = decide(after(says()), replies(), NOW);
    expect(decision).toMatchObject({ next: { status: 'waiting', agentId: 7, ownerEpoch: 1, firstHumanReplyAt: NOW, waitingSince: null } });
    expect(events(decision)).toEqual(['agent_joined']);
  });

  test('joins once, however often they send or take over', () => {
    const state = after(replies());
    expect(events(decide(state, replies(), NOW))).toEqual([]);
    expect(decide(state, act('takeover'), NOW)).toEqual({ next: state, messages: [] });
  });

  test('takes over from a colleague, visibly', () => {
    const decision = decide(after(replies()), act('takeover', LEO), NOW);
    expect(decision).toMatchObject({
      next: { agentId: 8, agentName: 'Leo', ownerEpoch: 2 },
      messages: [{ event: { name: 'agent_joined', actor: 'Leo' } }],
    });
  });

  test('gives back to the bot, which then answers', () => {
    const returned = after(says(), replies(), act('return'));
    expect(returned).toMatchObject({ status: 'bot', ownerKind: 'bot', agentId: null, waitingSince: null });
    expect(decide(returned, says('and now?', 'm9'), NOW)).toMatchObject({ answer: { question: 'and now?' } });
  });

  test.each([
    ['takeover', act('takeover')],
    ['return', act('return')],
    ['send', replies()],
  ])('cannot %s once it is resolved', (_name, command) => {
    expect(decide(after(says(), act('resolve')), command, NOW)).toEqual({ refused: 'conversation_closed' });
  });

  test('reopens as their own', () => {
    expect(decide(after(says(), act('resolve')), act('reopen', LEO), NOW)).toMatchObject({
      next: { status: 'open', agentId: 8, resolvedAt: null, reopenCount: 1 },
    });
  });

  test('resolving and giving back twice changes nothing the second time', () => {
    const resolved = after(act('resolve'));
    expect(decide(resolved, act('resolve'), NOW)).toEqual({ next: resolved, messages: [] });
    expect(decide(fresh, act('return'), NOW)).toEqual({ next: fresh, messages: [] });
  });
});

describe('whatever happens in whatever order', () => {
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.constant(says()),
    fc.constant(asks),
    fc.integer({ min: 0, max: 6 }).map((epoch) => bot(epoch)),
    fc.integer({ min: 0, max: 6 }).map((epoch) => bot(epoch, 'handoff')),
    fc.constantFrom(MINA, LEO).map((agent) => replies(agent)),
    fc.constantFrom<'takeover' | 'return' | 'resolve' | 'reopen'>('takeover', 'return', 'resolve', 'reopen').map((kind) => act(kind)),
  );

  test('numbers have no gaps, the epoch never falls, and the bot speaks only as the owner', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        let state = fresh;
        for (const each of commands) {
          const decision = decide(state, each, NOW);
          if (decision.refused) continue;
          expect(decision.messages.map(({ seq }) => seq)).toEqual(decision.messages.map((_message, index) => state.lastSeq + 1 + index));
          expect(decision.next.lastSeq).toBe(state.lastSeq + decision.messages.length);
          expect(decision.next.ownerEpoch).toBeGreaterThanOrEqual(state.ownerEpoch);
          const ownerChanged = decision.next.ownerKind !== state.ownerKind || decision.next.agentId !== state.agentId;
          expect(ownerChanged).toBe(ownerChanged && decision.next.ownerEpoch > state.ownerEpoch);
          const botSpoke = decision.messages.some(({ authorKind }) => authorKind === 'bot');
          expect(botSpoke).toBe(botSpoke && state.ownerKind === 'bot');
          expect(decision.next.ownerKind === 'agent').toBe(decision.next.status === 'open' || decision.next.status === 'waiting');
          state = decision.next;
        }
      }),
    );
  });
});
