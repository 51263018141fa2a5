import { TOGETHER_MS } from '@lobby/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMessage, aNote } from '#/testing/conversations.ts';
import { cutText } from './cut-text.ts';
import { asShown, cutIntoBlocks, layOutThread, type ThreadItem } from './lay-out-thread.ts';
import { marksOf } from './marks-of.ts';
import { INITIAL_LIVE_AUTHOR, reduceLiveAuthor, type LiveAuthor } from './live-author.ts';

const NOON = new Date(2026, 10, 21, 12).getTime();
const DAY_MS = 86_400_000;
/** A message by its number, with a plus where it stands under the face of the one above. */
const shape = (item: ThreadItem) => (item.kind === 'message' ? `${item.starts ? '' : '+'}${item.message.seq}` : item.kind);

describe('laying out a thread', () => {
  it('puts the day, the new-messages line and events between messages, and what one author says without a pause under one face', () => {
    const messages = [
      aMessage(1, { created_at: NOON }),
      aMessage(2, { created_at: NOON + 1_000 }),
      aMessage(3, { created_at: NOON + 2_000, author_kind: 'system', kind: 'event', event: { name: 'queued', actor: null } }),
      aMessage(4, { created_at: NOON + DAY_MS, author_kind: 'agent', author_name: 'Mina' }),
      aMessage(5, { created_at: NOON + DAY_MS + 61_000, author_kind: 'agent', author_name: 'Mina' }),
      aMessage(6, { created_at: NOON + DAY_MS + 120_000, author_kind: 'agent', author_name: 'Mina' }),
      aMessage(7, { created_at: NOON + DAY_MS + 120_000 + TOGETHER_MS, author_kind: 'agent', author_name: 'Mina' }),
    ];
    expect(layOutThread({ messages, notes: [], before: undefined }, 5).map(shape)).toEqual([
      'day',
      '1',
      '+2',
      'event',
      'day',
      '4',
      'new',
      '5',
      '+6',
      '7',
    ]);
  });

  it('a reply on its way stands where it will stand, and is known by the same id when it is stored', () => {
    const reply = { conversationId: 'c', clientMsgId: 'a', text: 'On its way', writtenAt: NOON + DAY_MS };
    const stored = aMessage(49, { created_at: NOON, author_kind: 'agent', author_name: 'Mina' });
    const shown = asShown(reply, 0, { after: 49, author: 'Mina' });
    const [, block] = cutIntoBlocks([stored, shown], []);
    expect(block?.no).toBe(cutIntoBlocks([aMessage(50)], [])[0]?.no);
    expect(shown).toMatchObject({ seq: 50, client_msg_id: 'a', author_name: 'Mina', unsent: reply });
    expect(layOutThread({ messages: [stored, shown], notes: [], before: undefined }).map(shape)).toEqual(['day', '49', '+50']);
  });

  it('tells once that somebody was given it and joined, and of those who were asked before', () => {
    const joined = aMessage(2, { author_kind: 'system', kind: 'event', created_at: NOON, event: { name: 'agent_joined', actor: 'Mina' } });
    const given = aNote(1, 1, { kind: 'activity', author: null, activity: { name: 'assigned', to: 'Mina', wait: 1 } });
    const messages = [aMessage(1, { created_at: NOON }), joined];
    const kinds = (note: typeof given) => layOutThread({ messages, notes: [note], before: undefined }).map(({ kind }) => kind);
    expect(kinds(given)).toEqual(['day', 'message', 'event']);
    expect(kinds({ ...given, activity: { name: 'assigned', to: 'Mina', wait: 1, before: ['Leo'] } })).toEqual([
      'day',
      'message',
      'note',
      'event',
    ]);
    expect(kinds({ ...given, activity: { name: 'assigned', to: 'Leo', wait: 1 } })).toEqual(['day', 'message', 'note', 'event']);
  });

  it('repeats no day above a later block', () => {
    const [first, second] = [aMessage(49, { created_at: NOON }), aMessage(50, { created_at: NOON })];
    expect(layOutThread({ messages: [second], notes: [], before: first }).map(({ kind }) => kind)).toEqual(['message']);
  });

  it('cuts into blocks that earlier messages do not move', () => {
    const all = Array.from({ length: 240 }, (_, index) => aMessage(index + 1));
    const later = cutIntoBlocks(all.slice(120), []);
    const whole = cutIntoBlocks(all, []);
    expect(whole.flatMap((block) => block.messages)).toEqual(all);
    expect(whole.slice(-later.length + 1)).toEqual(later.slice(1));
  });
});

describe('notes in a thread', () => {
  const all = Array.from({ length: 120 }, (_, index) => aMessage(index + 1, { created_at: NOON }));
  const kinds = (part: ReturnType<typeof cutIntoBlocks>[number] | undefined) => (part ? layOutThread(part).map(({ kind }) => kind) : []);

  it('stand behind the message that they were written after, also where that is no line of its own', () => {
    const edited = aMessage(121, {
      author_kind: 'system',
      kind: 'event',
      created_at: NOON,
      event: { name: 'edited', actor: 'Mina', target_seq: 1 },
    });
    const blocks = cutIntoBlocks([...all, edited], [aNote(1, 120), aNote(2, 121), aNote(3, 500)]);
    expect(blocks.at(-1)?.notes.map(({ after_seq: seq }) => seq)).toEqual([120, 121, 500]);
    expect(kinds(blocks.at(-1))).toEqual(Array.from({ length: 21 }, () => 'message').concat('note', 'note'));
  });

  it('before the first message stand above it, and behind messages that are not held they wait', () => {
    expect(kinds(cutIntoBlocks(all, [aNote(1, 0)])[0])[0]).toBe('note');
    expect(cutIntoBlocks(all.slice(60), [aNote(1, 0), aNote(2, 30)]).flatMap(({ notes }) => notes)).toEqual([]);
  });

  it('are followed by a face and a name', () => {
    const [block] = cutIntoBlocks(all.slice(0, 4), [aNote(1, 2)]);
    expect(block && layOutThread(block).map(shape)).toEqual(['day', '1', '+2', 'note', '3', '+4']);
  });
});

describe('how far replies came', () => {
  const said = (letters: string) =>
    letters.split('').map((letter, index) => aMessage(index + 1, { author_kind: letter === 'a' ? 'agent' : 'contact' }));

  it.each([
    ['vaa', 3, { seen: 3, sent: undefined }],
    ['vaa', 2, { seen: 2, sent: 3 }],
    ['vaa', 1, { seen: undefined, sent: 3 }],
    ['vav', 3, { seen: 2, sent: undefined }],
    ['v', 1, { seen: undefined, sent: undefined }],
  ])('of %s seen up to %i', (letters, seen, marks) => {
    expect(marksOf(said(letters), seen)).toEqual(marks);
  });

  it('is not said of what was taken back', () => {
    expect(marksOf([aMessage(1, { author_kind: 'agent' }), aMessage(2, { author_kind: 'agent', deleted_at: 5 })], 2)).toEqual({
      seen: 1,
      sent: undefined,
    });
  });
});

describe('who is writing', () => {
  const streaming: LiveAuthor = { ...INITIAL_LIVE_AUTHOR, stream: { runId: 'r1', text: 'So far' } };

  it('the stored answer replaces what was streamed, and late texts of its run are ignored', () => {
    const stored = reduceLiveAuthor(streaming, { type: 'stored', message: aMessage(3, { author_kind: 'bot', client_msg_id: 'run:r1' }) });
    expect(stored.stream).toBeUndefined();
    expect(reduceLiveAuthor(stored, { type: 'streamed', runId: 'r1', text: 'late' }).stream).toBeUndefined();
  });

  it('a run that stopped leaves nothing', () => {
    expect(reduceLiveAuthor(streaming, { type: 'stopped', runId: 'r1' }).stream).toBeUndefined();
    expect(reduceLiveAuthor(streaming, { type: 'stopped', runId: 'other' }).stream).toEqual(streaming.stream);
  });

  it('a person who takes over ends the stream', () => {
    const joined = aMessage(3, { author_kind: 'system', kind: 'event', event: { name: 'agent_joined', actor: 'Mina' } });
    expect(reduceLiveAuthor(streaming, { type: 'stored', message: joined }).stream).toBeUndefined();
  });

  it('the visitor stops typing with the message that came', () => {
    const typing = reduceLiveAuthor(INITIAL_LIVE_AUTHOR, { type: 'typed', name: null });
    expect(typing.typist).toEqual({ name: null });
    expect(reduceLiveAuthor(typing, { type: 'stored', message: aMessage(3) }).typist).toBeUndefined();
  });
});

describe('cutting a message', () => {
  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(5), (text, sources) => {
        expect(
          cutText(text, sources)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it.each([
    ['see https://a.example/b?c=1.', 'https://a.example/b?c=1'],
    ['请看https://a.example/x，谢谢', 'https://a.example/x'],
    ['javascript:alert(1)', undefined],
  ])('%s links to %s', (text, link) => {
    expect(cutText(text, 0).find(({ kind }) => kind === 'link')?.text).toBe(link);
  });

  it('knows only numbers of its sources', () => {
    expect(
      cutText('a [1] b [3]', 2)
        .filter(({ kind }) => kind === 'source')
        .map(({ text }) => text),
    ).toEqual(['[1]']);
  });
});
