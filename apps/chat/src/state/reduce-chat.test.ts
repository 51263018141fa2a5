import type { Message, VisitorState } from '@lobby/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageOf } from '#/testing/facts.ts';
import type { ChatEvent, ChatState, Session } from './chat-state.ts';
import { INITIAL_CHAT, reduceChat } from './reduce-chat.ts';

const CONVERSATION = 'conversation-1';
const STANDING: VisitorState = {
  status: 'bot',
  owner_epoch: 3,
  agent_name: null,
  agent_face: null,
  asked_name: null,
  all_busy: false,
  bot_helps: false,
  queue_position: null,
  expected_wait: null,
  csat_score: null,
  staff_seen_seq: 0,
  open: true,
  next_opening: null,
  agents_online: true,
  has_address: false,
  has_email: false,
  turned_away: false,
};
const BOT = { name: 'Nora', welcome: 'Hi', suggested_questions: [], disclosure: '' };

const session = (changes: Partial<Session> = {}): Session => ({
  token: 't',
  conversation_id: CONVERSATION,
  last_seq: 0,
  tenant: {
    slug: 'demo',
    name: 'Demo',
    logo: null,
    work_orders: false,
    files: { kinds: ['image'], max_bytes: 1_048_576 },
    edit_minutes: 15,
    opens_home: false,
  },
  bot: BOT,
  state: STANDING,
  consent: { mode: 'off', text: '', link: null, version: 1, agreed: false },
  pre_chat: null,
  look: null,
  ticket: null,
  ...changes,
});
const play = (events: readonly ChatEvent[], state: ChatState = INITIAL_CHAT) => events.reduce(reduceChat, state);
const begun = (changes: Partial<Session> = {}) => play([{ type: 'began', session: session(changes), unsent: [] }]);
const page = (items: readonly Message[], lastSeq = items.at(-1)?.seq ?? 0, standing = STANDING): ChatEvent => ({
  type: 'page',
  conversationId: CONVERSATION,
  items,
  lastSeq,
  standing,
});
const announced = (lastSeq: number, changes: Partial<VisitorState> = {}): ChatEvent => ({
  type: 'announced',
  conversationId: CONVERSATION,
  lastSeq,
  status: changes.status ?? 'bot',
  ownerEpoch: changes.owner_epoch ?? STANDING.owner_epoch,
});
const streamed = (runId: string, text = 'So far'): ChatEvent => ({ type: 'streamed', conversationId: CONVERSATION, runId, text });

describe('delivery', () => {
  /** A conversation of the visitor and the bot; the visitor's own messages begin as unsent ones. */
  const STORED = Array.from({ length: 24 }, (_, index) =>
    messageOf({ seq: index + 1, client_msg_id: `id-${index + 1}`, author_kind: index % 2 === 0 ? 'contact' : 'bot' }),
  );
  const OWN = STORED.filter(({ author_kind: author }) => author === 'contact');

  const arrival: fc.Arbitrary<ChatEvent> = fc.oneof(
    fc.tuple(fc.nat(STORED.length), fc.nat(8)).map(([start, size]) => page(STORED.slice(start, start + size), STORED.length)),
    fc.nat(STORED.length).map((lastSeq) => announced(lastSeq)),
    fc.constantFrom(...OWN).map((message): ChatEvent => ({ type: 'stored', message })),
    fc.constantFrom(...STORED).map((message) => streamed(`id-${message.seq}`)),
  );

  test('any order, repetition and gap of pages, announcements and send answers ends in the same list', () => {
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 60 }), (arrivals) => {
        const written = OWN.map((message): ChatEvent => ({
          type: 'written',
          unsent: { clientMsgId: message.client_msg_id, text: message.body, writtenAt: 1 },
        }));
        let state = play([...written, ...arrivals], begun());
        const shown = [
          ...state.thread.messages.map((message) => message.client_msg_id),
          ...state.unsent.map((unsent) => unsent.clientMsgId),
        ];
        expect(new Set(shown).size).toBe(shown.length);
        for (const own of OWN) expect(shown).toContain(own.client_msg_id);

        state = reduceChat(state, announced(STORED.length));
        while (state.thread.cursor < state.thread.latest)
          state = reduceChat(state, page(STORED.filter(({ seq }) => seq > state.thread.cursor).slice(0, 5), STORED.length));
        expect(state.thread.messages).toEqual(STORED);
        expect(state.unsent).toEqual([]);
        expect(state.stream).toBeUndefined();
      }),
    );
  });

  test('a page of another conversation changes nothing', () => {
    const state = begun();
    expect(reduceChat(state, { type: 'page', conversationId: 'another', items: [messageOf()], lastSeq: 1, standing: STANDING })).toBe(
      state,
    );
  });

  test('a long thread opens near its end and leaves the rest for later', () => {
    expect(begun({ last_seq: 2_000 }).thread).toMatchObject({ floor: 1_800, cursor: 1_800, latest: 2_000 });
  });

  test('beginning the same conversation again keeps its messages', () => {
    const state = play([page([messageOf()]), { type: 'began', session: session({ last_seq: 4 }), unsent: [] }], begun());
    expect(state.thread).toMatchObject({ cursor: 1, latest: 4 });
  });

  test('another conversation keeps what is unsent for its own, takes what was for none, and nothing else of the old one', () => {
    const unsent = { clientMsgId: 'a', text: 'Still here', conversationId: CONVERSATION, writtenAt: 1 };
    const homeless = { clientMsgId: 'b', text: 'For whichever', writtenAt: 1 };
    const state = play(
      [
        page([messageOf()]),
        { type: 'written', unsent },
        { type: 'written', unsent: homeless },
        { type: 'began', session: session({ conversation_id: 'conversation-2' }), unsent: [] },
      ],
      begun(),
    );
    expect(state.thread.messages).toEqual([]);
    expect(state.unsent).toEqual([unsent, { ...homeless, conversationId: 'conversation-2' }]);
  });

  test('a conversation that goes on for another takes what could not be sent there', () => {
    const unsent = { clientMsgId: 'a', text: 'Still here', conversationId: CONVERSATION, writtenAt: 1 };
    const began = session({ conversation_id: 'conversation-2' });
    const state = play(
      [
        { type: 'written', unsent },
        { type: 'began', session: began, unsent: [], heirOf: CONVERSATION },
      ],
      begun(),
    );
    expect(state.unsent).toEqual([{ ...unsent, conversationId: 'conversation-2' }]);
  });

  test('what another tab sent to another conversation is not sent again', () => {
    const unsent = { clientMsgId: 'a', text: 'Sent there', conversationId: 'conversation-2', writtenAt: 1 };
    const message = messageOf({ conversation_id: 'conversation-2', client_msg_id: 'a' });
    const state = play(
      [
        { type: 'written', unsent },
        { type: 'stored', message },
      ],
      begun(),
    );
    expect(state.unsent).toEqual([]);
    expect(state.thread.messages).toEqual([]);
  });
});

describe('the answer that is being written', () => {
  test('grows with each text of its run', () => {
    expect(play([streamed('r1', 'Over'), streamed('r1', 'Overhead')], begun()).stream).toEqual({ runId: 'r1', text: 'Overhead' });
  });

  test('gives way to the stored message, and its late texts are ignored', () => {
    const state = play([streamed('r1'), page([messageOf({ client_msg_id: 'run:r1' })]), streamed('r1', 'late')], begun());
    expect(state.stream).toBeUndefined();
    expect(state.thread.messages).toHaveLength(1);
  });

  test('is not begun by a late text whose message is stored already', () => {
    expect(play([page([messageOf({ client_msg_id: 'run:r1' })]), streamed('r1')], begun()).stream).toBeUndefined();
  });

  test('ends where its run is stopped', () => {
    expect(play([streamed('r1'), { type: 'stream_ended', runId: 'r1' }], begun()).stream).toBeUndefined();
  });

  test('ends where a person takes over', () => {
    expect(play([streamed('r1'), announced(1, { status: 'open', owner_epoch: 4 })], begun()).stream).toBeUndefined();
  });

  test('goes on where another run is stopped', () => {
    expect(play([streamed('r1'), { type: 'stream_ended', runId: 'r0' }], begun()).stream).toBeDefined();
  });
});

describe('how the conversation stands', () => {
  test('an answer from before the last change of owner does not bring the old state back', () => {
    const queued: VisitorState = { ...STANDING, status: 'queued', owner_epoch: 4, queue_position: 1 };
    expect(play([{ type: 'stood', standing: queued }, page([])], begun()).standing).toEqual(queued);
  });

  test('the queue moves within one owner', () => {
    const queued: VisitorState = { ...STANDING, status: 'queued', owner_epoch: 4, queue_position: 2 };
    const state = play(
      [
        { type: 'stood', standing: queued },
        { type: 'stood', standing: { ...queued, queue_position: 1 } },
      ],
      begun(),
    );
    expect(state.standing?.queue_position).toBe(1);
  });

  test('a place that is announced is shown, but not to whoever waits no longer', () => {
    const queued: VisitorState = { ...STANDING, status: 'queued', owner_epoch: 4, queue_position: 3 };
    const state = begun();
    const moved = { type: 'queue_moved', conversationId: state.conversationId ?? '', position: 2, wait: 60 } as const;
    expect(play([{ type: 'stood', standing: queued }, moved], state).standing).toMatchObject({ queue_position: 2, expected_wait: 60 });
    const open: VisitorState = { ...queued, status: 'open', queue_position: null };
    expect(play([{ type: 'stood', standing: open }, moved], state).standing?.queue_position).toBeNull();
    expect(
      play(
        [
          { type: 'stood', standing: queued },
          { ...moved, conversationId: 'another' },
        ],
        state,
      ).standing?.queue_position,
    ).toBe(3);
  });

  test('a person who has left is no longer typing', () => {
    const open: VisitorState = { ...STANDING, status: 'open', owner_epoch: 4, agent_name: 'Candy' };
    const typing: ChatEvent = { type: 'typing', conversationId: CONVERSATION, kind: 'agent', name: 'Candy' };
    const state = play([{ type: 'stood', standing: open }, typing], begun());
    expect(state.typist?.name).toBe('Candy');
    expect(reduceChat(state, announced(2, { status: 'resolved', owner_epoch: 5 })).typist).toBeUndefined();
  });

  test('a message ends the typing of its author', () => {
    const open: VisitorState = { ...STANDING, status: 'open', owner_epoch: 4, agent_name: 'Candy' };
    const typing: ChatEvent = { type: 'typing', conversationId: CONVERSATION, kind: 'agent', name: 'Candy' };
    const state = play([{ type: 'stood', standing: open }, typing, page([messageOf({ author_kind: 'agent' })], 1, open)], begun());
    expect(state.typist).toBeUndefined();
  });
});

describe('the server out of reach', () => {
  test('is noted until a call reaches it', () => {
    const lost = play([{ type: 'unreachable' }], begun());
    expect(lost.reachable).toBe(false);
    expect(reduceChat(lost, { type: 'reached' }).reachable).toBe(true);
  });

  test('a throttled call has reached it', () => {
    expect(play([{ type: 'unreachable' }, { type: 'throttled', until: 5 }], begun())).toMatchObject({ reachable: true, throttledUntil: 5 });
  });

  test('a failed beginning keeps trying, except where the address names no business', () => {
    expect(play([{ type: 'begin_failed', reason: 'offline', nowhere: false }])).toMatchObject({
      phase: 'beginning',
      beginFailure: 'offline',
    });
    expect(play([{ type: 'begin_failed', reason: 'unknown_tenant', nowhere: true }]).phase).toBe('nowhere');
  });
});
