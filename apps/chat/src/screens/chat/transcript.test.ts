import { applyCorrections } from '@lobby/contract';
import { expect, test } from 'vitest';
import { messageOf } from '#/testing/facts.ts';
import { transcript } from './transcript.ts';

const WORDS = {
  title: 'Conversation',
  you: 'You',
  bot: 'Assistant',
  takenBack: 'Taken back',
  event: () => 'Candy joined',
  dateTime: (at: number) => `at ${at % 100_000}`,
};

test('a transcript names who said what and when, line by line as it was typed', () => {
  const messages = [
    messageOf({ seq: 1, author_kind: 'contact', body: 'Two\nlines' }),
    messageOf({ seq: 2, author_kind: 'bot', author_name: 'Nora', body: 'An answer' }),
    messageOf({ seq: 3, author_kind: 'system', kind: 'event', body: '', event: { name: 'agent_joined', actor: 'Candy' } }),
    messageOf({ seq: 4, author_kind: 'bot', body: 'Nameless' }),
  ];
  expect(transcript(messages, WORDS)).toBe(
    'Conversation\n\n[at 1000] You:\nTwo\nlines\n\n[at 2000] Nora:\nAn answer\n\n[at 3000] Candy joined\n\n[at 4000] Assistant:\nNameless\n',
  );
});

test('a transcript says what messages say now, and nothing about their changes', () => {
  const correction = { author_kind: 'system', kind: 'event' } as const;
  const messages = applyCorrections([
    messageOf({ seq: 1, author_kind: 'agent', author_name: 'Candy', body: 'On its wya' }),
    messageOf({ seq: 2, author_kind: 'agent', author_name: 'Candy', body: 'A wrong one' }),
    messageOf({ seq: 3, ...correction, body: 'On its way', event: { name: 'edited', actor: 'Candy', target_seq: 1 } }),
    messageOf({ seq: 4, ...correction, body: '', event: { name: 'deleted', actor: 'Candy', target_seq: 2 } }),
  ]);
  expect(transcript(messages, WORDS)).toBe('Conversation\n\n[at 1000] Candy:\nOn its way\n\n[at 2000] Candy:\nTaken back\n');
});

test('buttons under an answer are lines of the transcript, and files their names', () => {
  const buttons = [
    { kind: 'url' as const, label: 'Sizes', target: 'https://example.com/sizes' },
    { kind: 'handoff' as const, label: 'Ask us', target: '' as const },
  ];
  const answer = messageOf({ seq: 1, author_kind: 'bot', body: 'See the table.', sources: [{ entry_id: null, title: 'Sizes', buttons }] });
  expect(transcript([answer], WORDS)).toBe(
    'Conversation\n\n[at 1000] Assistant:\nSee the table.\n- Sizes: https://example.com/sizes\n- Ask us\n',
  );
});

test('cards are said in words', () => {
  const cards = [
    {
      title: 'Harbour room',
      text: 'Two people',
      picture: null,
      buttons: [
        { kind: 'url' as const, label: 'Book', target: 'https://inn.example' },
        { kind: 'reply' as const, label: 'I take it', target: '' as const },
      ],
    },
    { title: 'Garden room', text: '', picture: null, buttons: [] },
  ];
  expect(transcript([messageOf({ seq: 1, author_kind: 'agent', author_name: 'Candy', body: '', cards })], WORDS)).toBe(
    'Conversation\n\n[at 1000] Candy:\nHarbour room\nTwo people\n- Book: https://inn.example\n- I take it\n\nGarden room\n',
  );
});
