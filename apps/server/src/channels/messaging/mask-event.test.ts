import { expect, test } from 'vitest';
import { maskEvent } from './mask-event.ts';

test('of an event is shown what it is, and nothing that anybody wrote, is called, or can open', () => {
  const event = {
    update_id: 7,
    message: {
      date: 1_780_000_000,
      text: 'My name is Ada',
      from: { id: 42, first_name: 'Ada', is_bot: false },
      photo: [{ file_id: 'secret' }],
    },
    replyToken: 'token',
  };
  const shown = maskEvent(event);
  expect(shown).not.toMatch(/Ada|42|secret|token"?: "token/);
  expect(JSON.parse(shown)).toMatchObject({ message: { date: 1_780_000_000, text: '•••(14)', from: { is_bot: false } } });
});

test('a title is shown of what went wrong, and not of what somebody wrote or chose', () => {
  const event = {
    message: {
      checklist: { title: 'Pills of Ada' },
      venue: { title: 'The flat of Ada' },
      interactive: { list_reply: { title: 'For Ada' } },
    },
    status: { status: 'failed', errors: [{ code: 131_026, title: 'Message undeliverable' }] },
  };
  const shown = maskEvent(event);
  expect(shown).not.toContain('Ada');
  expect(shown).toContain('Message undeliverable');
});
