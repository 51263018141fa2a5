import { EDIT_WINDOW_MS } from '@lobby/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, ConversationState, Decision, Target } from './conversation-state.ts';
import { decide } from './decide.ts';
import { isAsked } from './owner-steps.ts';

const NOW = 1_800_000_000_000;
const MINA = { id: 7, name: 'Mina' };
const LEO = { id: 8, name: 'Leo' };

const fresh: ConversationState = {
  id: 'c',
  contactId: 'v',
  isBlocked: false,
  status: 'bot',
  ownerKind: 'bot',
  agentId: null,
  agentName: null,
  teamId: null,
  ownerEpoch: 0,
  unattendedEpoch: null,
  language: 'en-US',
  spoken: null,
  lastSeq: 0,
  lastAuthorKind: null,
  lastBody: null,
  lastMessageAt: null,
  misses: 0,
  botTurns: 0,
  isHelped: false,
  queuedAt: null,
  waitingSince: null,
  firstHumanReplyAt: null,
  resolvedAt: null,
  endedAs: null,
  reopenCount: 0,
  priority: 'normal',
  tags: [],
  snoozedUntil: null,
  csatScore: null,
  csatComment: '',
  csatReasons: [],
  csatAt: null,
  assignedAt: null,
  passedBy: [],
  askedAt: null,
  turnedAwaySeq: null,
  busyLine: null,
  isQueueFull: false,
  divertTo: null,
  reopenMs: 72 * 3_600_000,
};

const says = (text = 'hi', clientMsgId = 'm1'): Command => ({
  kind: 'contact_message',
  contactId: 'v',
  clientMsgId,
  text,
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

test('a file without words is the bot’s to hand over, with the line and the briefing of every hand-off', () => {
  expect(decide(fresh, says(''), NOW)).toMatchObject({ next: { status: 'bot' }, answer: { question: '' } });
});

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

  test('in several at once: only the last has the bot asked, and a team is called by the last as well', () => {
    const held = { ...says('It is broken'), isHeld: true } as Command;
    expect(decide(fresh, held, NOW)).toMatchObject({ next: { lastSeq: 1, status: 'bot' } });
    expect(decide(fresh, held, NOW)).not.toHaveProperty('answer');
    const last = { ...says('photo', 'm2'), question: 'It is broken\nphoto' } as Command;
    expect(decide(after(held), last, NOW)).toMatchObject({ answer: { triggerSeq: 2, question: 'It is broken\nphoto' } });
    const diverted = { ...fresh, divertTo: {} };
    expect(decide(diverted, held, NOW)).toMatchObject({ next: { status: 'bot', divertTo: {} } });
    const waiting = decide({ ...after(asks), divertTo: {} }, held, NOW);
    expect(waiting).toMatchObject({ next: { status: 'queued', divertTo: null, waitingSince: NOW } });
  });

  test('what was said elsewhere outruns the answer that the bot is about to give', () => {
    const phone = { id: 0, name: 'Hana', isProgram: true } as const;
    const elsewhere: Command = { kind: 'agent_message', agent: phone, clientMsgId: 'echo:1', text: 'It is on its way.', outruns: true };
    const asked = after(says('Where is it?'));
    expect(decide(asked, elsewhere, NOW)).toMatchObject({ next: { ownerKind: 'bot', ownerEpoch: asked.ownerEpoch + 1 } });
    expect(decide(after(says('Where is it?'), elsewhere), bot(asked.ownerEpoch), NOW)).toEqual({ refused: 'stale' });
  });

  test('what was said elsewhere stands in what has ended, too, and opens nothing; the visitor’s answer does', () => {
    const phone = { id: 0, name: 'Hana', isProgram: true } as const;
    const elsewhere: Command = {
      kind: 'agent_message',
      agent: phone,
      clientMsgId: 'echo:1',
      text: 'It is here.',
      outruns: true,
      isTold: true,
    };
    const ended = after(says(), act('resolve'));
    expect(decide(ended, { ...elsewhere, isTold: false }, NOW)).toEqual({ refused: 'conversation_closed' });
    const told = decide(ended, elsewhere, NOW + 1);
    const { resolvedAt, ownerEpoch, reopenCount } = ended;
    expect(told).toMatchObject({ next: { status: 'resolved', resolvedAt, ownerEpoch, reopenCount, lastBody: 'It is here.' } });
    expect(events(told)).toEqual([]);
    expect(decide(after(says(), act('resolve'), elsewhere), says('Thanks', 'm2'), NOW)).toMatchObject({
      next: { status: 'bot', reopenCount: 1 },
    });
  });

  test('who waited in the queue and was answered elsewhere waits no more', () => {
    const phone = { id: 0, name: 'Hana', isProgram: true } as const;
    const elsewhere: Command = { kind: 'agent_message', agent: phone, clientMsgId: 'echo:1', text: 'It is on its way.', outruns: true };
    const waiting = after(says('Where is it?'), asks);
    const answered = { status: 'bot', ownerKind: 'bot', waitingSince: null, firstHumanReplyAt: NOW };
    expect(decide(waiting, elsewhere, NOW)).toMatchObject({ next: answered });
    // A program says something beside it, and answers for nobody.
    expect(decide(waiting, { ...elsewhere, outruns: false }, NOW)).toMatchObject({ next: { status: 'queued', waitingSince: NOW } });
  });

  test('and got no answer elsewhere either: the visitor waits for a person since then, or has the bot where the queue is full', () => {
    const left: Command = { kind: 'leave_unanswered', since: NOW - 9_000 };
    const held = after({ ...says('Where is it?'), isHeld: true } as Command);
    const decision = decide(held, left, NOW);
    expect(decision).toMatchObject({ next: { status: 'queued', waitingSince: NOW - 9_000, queuedAt: NOW } });
    expect(events(decision)).toEqual(['queued']);
    const team = { id: 't', name: 'Returns' };
    expect(decide({ ...held, divertTo: { team } }, left, NOW)).toMatchObject({ next: { status: 'queued', teamId: 't', divertTo: null } });
    expect(decide({ ...held, isQueueFull: true }, left, NOW)).toMatchObject({
      next: { status: 'bot' },
      answer: { triggerSeq: 1, question: 'Where is it?' },
    });
    for (const answered of [after(says(), bot(0)), after(says(), asks), after(says(), act('takeover')), after(says(), act('resolve'))])
      expect(decide(answered, left, NOW)).toEqual({ next: answered, messages: [] });
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

  test('has what the queue gave them and they take over, for as long as they wish', () => {
    const given = after(says(), asks, { kind: 'assign', agent: null, to: MINA });
    expect(given).toMatchObject({ agentId: MINA.id, assignedAt: NOW });
    const taken = decide(given, act('takeover'), NOW);
    expect(taken).toMatchObject({ next: { agentId: MINA.id, assignedAt: null, waitingSince: NOW } });
    expect(events(taken)).toEqual(['agent_joined']);
    expect(decide(taken.refused ? given : taken.next, { kind: 'assign', agent: null, to: null, reason: 'no_reply' }, NOW)).toMatchObject({
      next: { agentId: MINA.id },
    });
  });

  test('takes over from a colleague, visibly', () => {
    const state = after(replies());
    expect(decide(state, act('takeover', LEO), NOW)).toEqual({ refused: 'already_taken' });
    const decision = decide(state, { kind: 'takeover', agent: LEO, epoch: state.ownerEpoch }, NOW);
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

const LATER = NOW + 3_600_000;
const snooze = (agent = MINA): Command => ({ kind: 'snooze', agent, until: LATER });

describe('putting off', () => {
  test('keeps the owner, and the visitor sees nothing of it', () => {
    const decision = decide(after(says(), replies()), snooze(), NOW);
    expect(decision).toMatchObject({
      next: { status: 'snoozed', ownerKind: 'agent', agentId: 7, snoozedUntil: LATER, waitingSince: null },
      messages: [],
      activity: { authorName: 'Mina', activity: { name: 'snoozed', until: LATER } },
    });
  });

  test('takes over what nobody owns, so that it comes back to somebody', () => {
    expect(decide(after(says(), asks), snooze(), NOW)).toMatchObject({ next: { status: 'snoozed', agentId: 7 } });
  });

  test.each<[string, Command, string, number | null]>([
    ['its time', { kind: 'unsnooze', agent: null }, 'waiting', null],
    ['the visitor', says('again', 'm2'), 'open', NOW],
    ['a reply', replies(), 'waiting', null],
    ['giving back', act('return'), 'bot', null],
    ['resolving', act('resolve'), 'resolved', null],
  ])('ends by %s', (_name, command, status, waitingSince) => {
    const decision = decide(after(says(), replies(), snooze()), command, NOW);
    expect(decision).toMatchObject({ next: { status, waitingSince, snoozedUntil: null } });
  });

  test('that ends while the visitor is unanswered leaves them waiting', () => {
    const decision = decide(after(says(), act('takeover'), snooze()), { kind: 'unsnooze', agent: null }, NOW);
    expect(decision).toMatchObject({ next: { status: 'open', waitingSince: NOW } });
  });

  test('twice to the same time, or bringing back what is not put off, changes nothing', () => {
    const state = after(says(), replies(), snooze());
    expect(decide(state, snooze(), NOW)).toEqual({ next: state, messages: [] });
    expect(decide(fresh, { kind: 'unsnooze', agent: MINA }, NOW)).toEqual({ next: fresh, messages: [] });
  });

  test('is refused once it is resolved', () => {
    expect(decide(after(says(), act('resolve')), snooze(), NOW)).toEqual({ refused: 'conversation_closed' });
  });
});

describe('handing to a colleague', () => {
  const assign = (to: typeof MINA | null): Command => ({ kind: 'assign', agent: MINA, to });

  test('asks them, of which the visitor reads no line yet, and tells colleagues by whom', () => {
    const decision = decide(after(says(), asks), assign(LEO), NOW);
    expect(decision).toMatchObject({
      next: { status: 'open', agentId: 8 },
      activity: { authorName: 'Mina', activity: { name: 'assigned', to: 'Leo' } },
    });
    expect(events(decision)).toEqual([]);
  });

  test('or to the queue, from where the bot does not answer', () => {
    const decision = decide(after(says(), replies()), assign(null), NOW);
    expect(decision).toMatchObject({ next: { status: 'queued', agentId: null, waitingSince: NOW } });
    expect(decide(decision.refused ? fresh : decision.next, says('hello?', 'm3'), NOW)).not.toHaveProperty('answer');
  });

  test('who has it already changes nothing', () => {
    const state = after(replies());
    expect(decide(state, assign(MINA), NOW)).toEqual({ next: state, messages: [] });
  });
});

describe('somebody who was asked', () => {
  const give = (to: typeof MINA | null, reason?: 'no_reply'): Command => ({ kind: 'assign', agent: null, to, ...(reason && { reason }) });
  const asked = after(says(), asks, give(MINA));
  const opens = (agent = MINA): Command => ({ kind: 'open', agent });

  test.each<[string, Command, string[]]>([
    ['opens it', opens(), ['agent_joined']],
    ['takes it over', act('takeover'), ['agent_joined']],
    ['writes', replies(), ['agent_joined']],
    ['puts it off', { kind: 'snooze', agent: MINA, until: NOW + 1 }, ['agent_joined']],
    ['gives it back to the bot', act('return'), ['returned_to_bot']],
  ])('has joined once they do something with it: %s', (_name, command, lines) => {
    expect(asked.unattendedEpoch).not.toBeNull();
    const decision = decide(asked, command, NOW);
    expect(events(decision)).toEqual(lines);
    expect(decision).toMatchObject({ next: { unattendedEpoch: null } });
    const opened = decision.refused ? asked : decision.next;
    expect(events(decide(opened, opens(), NOW))).toEqual([]);
  });

  test('has not, where somebody else opens it', () => {
    expect(decide(asked, opens(LEO), NOW)).toEqual({ next: asked, messages: [] });
    expect(decide(after(says(), asks), opens(), NOW)).toMatchObject({ messages: [] });
  });

  test('and passes it on, and so do others: the visitor reads of nobody, and it is one wait', () => {
    let state = asked;
    const decisions = [give(null, 'no_reply'), give(LEO), give(null, 'no_reply'), give(MINA), give(null, 'no_reply')].map((command) => {
      const decision = decide(state, command, NOW);
      if (!decision.refused) state = decision.next;
      return decision;
    });
    expect(decisions.flatMap(events)).toEqual([]);
    const waits = decisions.map((decision) => (decision.refused ? null : decision.activity?.activity.wait));
    expect(new Set(waits)).toEqual(new Set([asked.unattendedEpoch]));
    expect(decisions.at(-1)).toMatchObject({ next: { queuedAt: asked.queuedAt, passedBy: [LEO.id, MINA.id] } });
  });

  test('goes on being helped by the bot, also where another is asked meanwhile, until somebody joins', () => {
    const helped = { ...asked, isHelped: true };
    const question = decide(helped, says('price?', 'm2'), NOW);
    expect(question).toMatchObject({ answer: { question: 'price?' } });
    const answer: Command = { ...bot(asked.ownerEpoch), isHelping: true } as Command;
    const passed = decide(helped, give(null, 'no_reply'), NOW);
    expect(decide(passed.refused ? asked : passed.next, answer, NOW)).toMatchObject({ messages: [{ authorKind: 'bot', body: 'answer' }] });
    const opened = decide(helped, opens(), NOW);
    expect(decide(opened.refused ? asked : opened.next, answer, NOW)).toEqual({ refused: 'stale' });
    const again = [opens(), replies(), give(null)].reduce((state, command) => {
      const decision = decide(state, command, NOW);
      return decision.refused ? state : decision.next;
    }, helped);
    expect(decide(again, answer, NOW)).toEqual({ refused: 'stale' });
  });

  test('is asked no more where the visitor goes on with the bot', () => {
    expect(decide(asked, { kind: 'leave_queue', contactId: 'v' }, NOW)).toMatchObject({ next: { status: 'bot', agentId: null } });
  });
});

describe('priority and tags', () => {
  test('change without a line for the visitor; the same again changes nothing', () => {
    const tagged = after(
      { kind: 'update', agent: MINA, tags: ['refund', 'vip', 'refund'] },
      { kind: 'update', agent: MINA, priority: 'urgent' },
    );
    expect(tagged).toMatchObject({ tags: ['refund', 'vip'], priority: 'urgent', lastSeq: 0 });
    expect(decide(tagged, { kind: 'update', agent: MINA, tags: ['refund', 'vip'], priority: 'urgent' }, NOW)).toEqual({
      next: tagged,
      messages: [],
    });
  });
});

describe('a visitor at the end', () => {
  test('ends it, once', () => {
    const decision = decide(after(says(), replies()), { kind: 'end', contactId: 'v' }, NOW);
    expect(decision).toMatchObject({ next: { status: 'resolved', ownerKind: 'none', resolvedAt: NOW } });
    expect(events(decision)).toEqual(['ended']);
    const ended = after(says(), { kind: 'end', contactId: 'v' });
    expect(decide(ended, { kind: 'end', contactId: 'v' }, NOW)).toEqual({ next: ended, messages: [] });
  });

  test('rates it; a second rating replaces the first, the same one is a repeat', () => {
    const rated = after(says(), act('resolve'), { kind: 'rate', contactId: 'v', score: 4, comment: '', reasons: ['fast'] });
    expect(rated).toMatchObject({ csatScore: 4, csatAt: NOW, status: 'resolved' });
    expect(decide(rated, { kind: 'rate', contactId: 'v', score: 4, comment: '', reasons: ['fast'] }, NOW)).toEqual({
      next: rated,
      messages: [],
    });
    expect(decide(rated, { kind: 'rate', contactId: 'v', score: 2, comment: 'Slow', reasons: ['slow'] }, NOW)).toMatchObject({
      next: { csatScore: 2, csatComment: 'Slow', csatReasons: ['slow'] },
      messages: [{ event: { name: 'rated', score: 2 } }],
    });
  });

  test.each<Command>([
    { kind: 'end', contactId: 'other' },
    { kind: 'rate', contactId: 'other', score: 5, comment: '', reasons: [] },
  ])('does neither to the conversation of somebody else', (command) => {
    expect(decide(fresh, command, NOW)).toEqual({ refused: 'not_found' });
  });
});

describe('correcting a message', () => {
  const state = after(says(), replies());
  const own: Target = { authorKind: 'agent', authorId: '7', kind: 'text', body: 'hello', cards: null, createdAt: NOW, deletedAt: null };
  const edit = { kind: 'edit' as const, agent: MINA, seq: 3, text: 'Hello' };
  const remove = { kind: 'remove' as const, agent: MINA, seq: 3, mayRemoveAny: false };

  test('keeps its number and tells of it under a new one', () => {
    expect(decide(state, edit, NOW, own)).toMatchObject({
      next: { lastSeq: 4, lastBody: 'Hello' },
      messages: [{ seq: 4, kind: 'event', body: 'Hello', event: { name: 'edited', target_seq: 3 } }],
      correction: { seq: 3, body: 'Hello', editorId: 7 },
    });
    expect(decide(state, remove, NOW, own)).toMatchObject({
      next: { lastBody: '' },
      messages: [{ body: '', event: { name: 'deleted', target_seq: 3 } }],
      correction: { seq: 3, body: null },
    });
  });

  test('leaves what lists show, where they show a later one', () => {
    expect(decide({ ...state, lastMessageAt: NOW + 1 }, edit, NOW, own)).toMatchObject({ next: { lastBody: 'hello' } });
  });

  test.each([
    ['that is not there', undefined, 'not_found'],
    ['that is an event', { ...own, kind: 'event' as const }, 'not_found'],
    ['of a colleague', { ...own, authorId: '8' }, 'not_author'],
    ['of the visitor', { ...own, authorKind: 'contact' as const, authorId: 'v' }, 'not_author'],
    ['after fifteen minutes', { ...own, createdAt: NOW - EDIT_WINDOW_MS - 1 }, 'too_late'],
  ])('is refused for one %s', (_name, target, refused) => {
    expect(decide(state, edit, NOW, target)).toEqual({ refused });
    expect(decide(state, remove, NOW, target)).toEqual({ refused });
  });

  test('an admin takes back anyone’s, at any time', () => {
    const old = { ...own, authorKind: 'contact' as const, authorId: 'v', createdAt: 0 };
    expect(decide(state, { ...remove, mayRemoveAny: true }, NOW, old)).toMatchObject({ correction: { body: null } });
  });

  test('the same text again, and taking back twice, changes nothing', () => {
    expect(decide(state, { ...edit, text: 'hello' }, NOW, own)).toEqual({ next: state, messages: [] });
    expect(decide(state, remove, NOW, { ...own, deletedAt: NOW })).toEqual({ next: state, messages: [] });
    expect(decide(state, edit, NOW, { ...own, deletedAt: NOW })).toEqual({ refused: 'not_found' });
  });
});

describe('a visitor who corrects a message', () => {
  const state = after(says());
  const own: Target = { authorKind: 'contact', authorId: 'v', kind: 'text', body: 'hi', cards: null, createdAt: NOW, deletedAt: null };
  const edit = { kind: 'contact_edit' as const, contactId: 'v', seq: 1, text: 'Hi there', windowMs: 60_000 };
  const remove = { kind: 'contact_remove' as const, contactId: 'v', seq: 1, windowMs: 60_000 };

  test('changes the own words, which nobody of the business has done', () => {
    expect(decide(state, edit, NOW, own)).toMatchObject({
      next: { lastBody: 'Hi there' },
      messages: [{ kind: 'event', body: 'Hi there', event: { name: 'edited', actor: null, target_seq: 1 } }],
      correction: { seq: 1, body: 'Hi there', editorId: null },
    });
    expect(decide(state, remove, NOW, own)).toMatchObject({ next: { lastBody: '' }, correction: { body: null, editorId: null } });
    expect(decide(state, { ...edit, text: 'hi' }, NOW, own)).toEqual({ next: state, messages: [] });
    expect(decide(state, remove, NOW, { ...own, deletedAt: NOW })).toEqual({ next: state, messages: [] });
  });

  test.each([
    ['a person wrote', { ...own, authorKind: 'agent' as const, authorId: '7' }, 'not_author'],
    ['the bot wrote', { ...own, authorKind: 'bot' as const, authorId: null }, 'not_author'],
    ['is older than the business allows', { ...own, createdAt: NOW - 60_001 }, 'too_late'],
    ['is an event', { ...own, kind: 'event' as const }, 'not_found'],
    ['is not there', undefined, 'not_found'],
  ])('is refused what %s', (_name, target, refused) => {
    expect(decide(state, edit, NOW, target)).toEqual({ refused });
    expect(decide(state, remove, NOW, target)).toEqual({ refused });
  });

  test.each([
    ['in the conversation of somebody else', state, { contactId: 'other' }, 'not_found'],
    ['whom the business has blocked', { ...state, isBlocked: true }, {}, 'refused'],
    ['where the business never allows it', state, { windowMs: -1 }, 'too_late'],
  ] as const)('is refused it %s', (_name, before, over, refused) => {
    expect(decide(before, { ...edit, ...over }, NOW, own)).toEqual({ refused });
    expect(decide(before, { ...remove, ...over }, NOW, own)).toEqual({ refused });
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
    fc.constantFrom(MINA, LEO).map((agent) => snooze(agent)),
    fc.constantFrom(MINA, LEO, null).map((to): Command => ({ kind: 'assign', agent: MINA, to })),
    fc.constantFrom(MINA, LEO).map((agent): Command => ({ kind: 'open', agent })),
    fc.constantFrom<Command>(
      { kind: 'unsnooze', agent: null },
      { kind: 'end', contactId: 'v' },
      { kind: 'update', agent: LEO, priority: 'high' },
    ),
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
          expect(decision.next.unattendedEpoch !== null).toBe(decision.next.ownerKind === 'queue' || isAsked(decision.next));
          expect(decision.next.ownerKind === 'agent').toBe(['open', 'waiting', 'snoozed'].includes(decision.next.status));
          expect(decision.next.snoozedUntil === null).toBe(decision.next.status !== 'snoozed');
          state = decision.next;
        }
      }),
    );
  });
});

describe('a chat that a link has led to somebody', () => {
  test('is a person’s with the visitor’s first words, and the bot is not asked', () => {
    const decision = decide({ ...fresh, divertTo: { agent: MINA } }, says(), NOW);
    expect(decision).toMatchObject({
      next: { status: 'open', ownerKind: 'agent', agentId: 7, assignedAt: NOW, waitingSince: NOW, divertTo: null },
    });
    expect(decision).not.toHaveProperty('answer');
  });

  test('waits in the queue of the team', () => {
    const decision = decide({ ...fresh, divertTo: { team: { id: 't', name: 'Wholesale' } } }, says(), NOW);
    expect(decision).toMatchObject({ next: { status: 'queued', teamId: 't', divertTo: null } });
    expect(decision).not.toHaveProperty('answer');
  });

  test('stays with the person who has it already', () => {
    const held = {
      ...fresh,
      status: 'waiting' as const,
      ownerKind: 'agent' as const,
      agentId: 8,
      agentName: 'Leo',
      lastSeq: 3,
      divertTo: { agent: MINA },
    };
    expect(decide(held, says(), NOW)).toMatchObject({ next: { agentId: 8, divertTo: null } });
  });
});

describe('an end without an answer', () => {
  const spam: Command = { kind: 'spam', agent: MINA };
  const queued = (): ConversationState => {
    const decision = decide(fresh, asks, NOW);
    if (decision.refused !== undefined) throw new Error(decision.refused);
    return decision.next;
  };
  const marked = (): ConversationState => {
    const decision = decide(queued(), spam, NOW);
    if (decision.refused !== undefined) throw new Error(decision.refused);
    return decision.next;
  };

  test('as spam writes no line, and nobody owns or waits in it', () => {
    expect(decide(queued(), spam, NOW)).toMatchObject({
      next: { status: 'resolved', endedAs: 'spam', ownerKind: 'none', waitingSince: null, lastSeq: queued().lastSeq },
      messages: [],
      activity: { activity: { name: 'spam' } },
    });
    expect(decide(marked(), spam, NOW)).toEqual({ next: marked(), messages: [] });
  });

  test('as spam by the service that brings it, before anything was said in it, and not after that', () => {
    const byService: Command = { kind: 'spam', agent: null };
    expect(decide(fresh, byService, NOW)).toMatchObject({
      next: { status: 'resolved', endedAs: 'spam' },
      activity: { activity: { name: 'spam' } },
    });
    expect(decide(queued(), byService, NOW)).toEqual({ next: queued(), messages: [] });
  });

  test('as spam takes words and wakes neither the bot nor the queue', () => {
    const said = decide(marked(), says('Buy now'), NOW + 1);
    expect(said).toMatchObject({ next: { status: 'resolved', endedAs: 'spam', waitingSince: null }, messages: [{ body: 'Buy now' }] });
    expect(said).not.toHaveProperty('answer');
    expect(decide(marked(), asks, NOW + 1)).toEqual({ next: marked(), messages: [] });
  });

  test.each([
    ['nobody has said more', 0, 'abandoned'],
    ['the visitor has said more', -1, null],
  ])('as abandoned comes where %s', (_name, off, endedAs) => {
    const state = queued();
    expect(decide(state, { kind: 'abandon', lastSeq: state.lastSeq + off }, NOW)).toMatchObject({ next: { endedAs } });
  });

  test('as abandoned leads back into the queue, and to the bot where that is full', () => {
    const state = queued();
    const gone = decide(state, { kind: 'abandon', lastSeq: state.lastSeq }, NOW);
    if (gone.refused !== undefined) throw new Error(gone.refused);
    expect(decide(gone.next, says('Back'), NOW + 1)).toMatchObject({ next: { status: 'queued', endedAs: null, reopenCount: 1 } });
    expect(decide({ ...gone.next, isQueueFull: true }, says('Back'), NOW + 1)).toMatchObject({ next: { status: 'bot', endedAs: null } });
  });

  test.each(['open', 'waiting', 'bot', 'resolved'] as const)('as abandoned is none of what is %s', (status) => {
    const state: ConversationState = { ...fresh, status };
    expect(decide(state, { kind: 'abandon', lastSeq: state.lastSeq }, NOW)).toEqual({ next: state, messages: [] });
  });
});
