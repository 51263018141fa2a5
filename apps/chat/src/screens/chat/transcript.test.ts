import { expect, test } from 'vitest';
import { messageOf } from '#/testing/facts.ts';
import { transcript } from './transcript.ts';

test('a transcript names who said what and when, line by line as it was typed', () => {
  const messages = [
    messageOf({ seq: 1, author_kind: 'contact', body: 'Two\nlines' }),
    messageOf({ seq: 2, author_kind: 'bot', author_name: 'Nora', body: 'An answer' }),
    messageOf({ seq: 3, author_kind: 'system', kind: 'event', body: '', event: { name: 'agent_joined', actor: 'Candy' } }),
    messageOf({ seq: 4, author_kind: 'bot', body: 'Nameless' }),
  ];
  const words = {
    title: 'Conversation',
    you: 'You',
    bot: 'Assistant',
    event: () => 'Candy joined',
    dateTime: (at: number) => `at ${at % 100_000}`,
  };
  expect(transcript(messages, words)).toBe(
    'Conversation\n\n[at 1000] You:\nTwo\nlines\n\n[at 2000] Nora:\nAn answer\n\n[at 3000] Candy joined\n\n[at 4000] Assistant:\nNameless\n',
  );
});
