import { conversations, DEFAULT_MESSAGING, hours, teams, type MessagingSettings, type OpeningHours } from '@lobby/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { endIdle } from '#/domains/assignment/end-idle.ts';
import { openServiceCustomer } from './service-customer.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const NIGHT: OpeningHours = {
  timezone: 'UTC',
  always_open: false,
  days: Array.from({ length: 7 }, () => []),
  exceptions: [],
  holiday_country: null,
};
const CLOSED = 'We’re closed right now. Your message is kept, and someone will answer when we’re open again.';

const desk = openServiceCustomer();
beforeEach(() => desk.begin('telegram'));

const as = () => ({ token: desk.mina.token });
const texts = () => desk.sent().map((body) => body['text']);
const setHours = (over: Partial<MessagingSettings['hours']> = {}) =>
  desk.change({ hours: { ...DEFAULT_MESSAGING.hours, tells: true, own: NIGHT, ...over } });
/** Open from nine to six, by the clock of the stand-in, on the day after. */
const tomorrow = (): OpeningHours => {
  const day = new Date(desk.now + 24 * HOUR).toISOString().slice(0, 10);
  return { ...NIGHT, exceptions: [{ from: day, to: day, intervals: [{ start: 540, end: 1_080 }], label: '' }] };
};
const status = async (id: string) => (await desk.app.call(conversations.get, { id }, as())).data.status;

describe('outside the hours', () => {
  test('who asks for a person is told, once, when somebody answers, and may go on with the bot', async () => {
    await setHours({ own: tomorrow() });
    await desk.says('Hello');
    const id = await desk.first();
    desk.service.calls.length = 0;
    await desk.presses('person', 'Talk to a person');
    const told = desk.sent().find((body) => String(body['text']).startsWith(CLOSED));
    expect(told?.['text']).toMatch(/\nWe open again on \w+, \w+ \d+ at 09:00\sAM UTC\.$/);
    expect(told?.['reply_markup']).toEqual({ inline_keyboard: [[{ text: 'Ask the assistant', callback_data: 'to_bot' }]] });
    desk.service.calls.length = 0;
    await desk.says('Is anybody there?');
    expect(texts()).toEqual([]);
    await desk.presses('to_bot', 'Ask the assistant');
    expect(await status(id)).toBe('bot');
  });

  test('the words are those of the business, in the language of the person', async () => {
    await setHours({ texts: { ...DEFAULT_MESSAGING.hours.texts, 'en-US': 'Back soon.' }, offers_bot: false });
    await desk.says('Hello');
    await desk.presses('person', 'Talk to a person');
    expect(texts()).toContain('Back soon.');
    expect(desk.sent().find((body) => body['text'] === 'Back soon.')).not.toHaveProperty('reply_markup');
  });

  test('who writes to a person who has gone is told too, and goes on waiting; while that person is there nothing is said', async () => {
    await setHours();
    await desk.says('Hello');
    const id = await desk.first();
    await desk.app.call(conversations.takeover, { id }, as());
    await desk.settle();
    desk.service.calls.length = 0;
    await desk.says('Are you there?');
    expect(texts()).toEqual([]);
    desk.now += 2 * HOUR;
    await desk.says('Hello?');
    expect(texts()).toEqual([CLOSED]);
    expect(await status(id)).toBe('open');
  });

  test('nothing is said where the bot answers, within the hours, or where its owner did not ask for it', async () => {
    await setHours();
    await desk.says('Hello');
    expect(texts().join()).not.toContain(CLOSED);
    await setHours({ own: { ...NIGHT, always_open: true } });
    await desk.presses('person', 'Talk to a person');
    await desk.change({ hours: { ...DEFAULT_MESSAGING.hours, own: NIGHT } });
    await desk.says('Hello again');
    expect(texts().join()).not.toContain(CLOSED);
  });

  test('without hours of its own those of the chosen team count, and of the business where it has none', async () => {
    const team = (await desk.app.call(teams.create, { name: 'Night', member_ids: [] }, as())).data.id;
    await desk.app.call(hours.save, { ...NIGHT, version: 0, team_id: team }, as());
    await desk.change({ hours: { ...DEFAULT_MESSAGING.hours, tells: true } });
    await desk.says('Hello');
    await desk.presses('person', 'Talk to a person');
    expect(texts().join()).not.toContain(CLOSED);
    await desk.change({ hours: { ...DEFAULT_MESSAGING.hours, tells: true, team_id: team } });
    await desk.says('Anybody?');
    expect(texts()).toContain(CLOSED);
  });
});

describe('closing', () => {
  const rule = { on: true, asks: true, ask_after: 5, resolve_after: 5 };
  const own = (over: object = {}) => ({
    closing: { ...DEFAULT_MESSAGING.closing, own: { bot: rule, waiting: { ...rule, asks: false }, reopen_hours: 1, ...over } },
  });

  test('goes by the channel’s own times, with the question whether it helped', async () => {
    await desk.says('Hello');
    const id = await desk.first();
    desk.now += 6 * MINUTE;
    await endIdle(desk.app.services);
    // The business itself waits for an hour.
    expect((await desk.spoken(id)).join()).not.toContain('Did this help?');
    await desk.change(own());
    await endIdle(desk.app.services);
    expect((await desk.spoken(id)).at(-1)).toContain('Did this help?');
    desk.now += 6 * MINUTE;
    await endIdle(desk.app.services);
    expect(await status(id)).toBe('resolved');
  });

  test('or without it: one message less that may be paid for', async () => {
    await desk.change(own({ bot: { ...rule, asks: false } }));
    await desk.says('Hello');
    const id = await desk.first();
    const before = await desk.spoken(id);
    desk.now += 6 * MINUTE;
    await endIdle(desk.app.services);
    expect(await status(id)).toBe('resolved');
    expect(await desk.spoken(id)).toEqual(before);
  });

  test('what is resolved goes on for as long as the channel says, then a new one begins', async () => {
    await desk.change(own());
    await desk.says('Hello');
    const id = await desk.first();
    await desk.resolve(id);
    desk.now += HOUR / 2;
    await desk.says('One more thing');
    expect(await desk.first()).toBe(id);
    await desk.app.call(conversations.resolve, { id }, as());
    desk.now += 2 * HOUR;
    await desk.says('Something else');
    expect(await desk.first()).not.toBe(id);
    // Longer than the three days of the business, too.
    await desk.change(own({ reopen_hours: 200 }));
    const second = await desk.first();
    await desk.app.call(conversations.resolve, { id: second }, as());
    desk.now += 100 * HOUR;
    await desk.says('And again');
    expect(await desk.first()).toBe(second);
  });
});
