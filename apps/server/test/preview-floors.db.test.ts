import { bot, corpus, FLOOR_CHOICES, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let now = Date.now();
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());

test('the last week’s questions are asked again for each floor, and nothing is stored or counted', async () => {
  const owner = await app.signUp();
  const options = { token: owner.token };
  const preview = async (floor?: number) => (await app.call(bot.previewFloors, floor === undefined ? {} : { floor }, options)).data;
  expect(await preview()).toMatchObject({ asked: 0, tried: 0, differing: [], floors: [{ answered: 0 }, { answered: 0 }] });

  for (const [question, answer] of [
    ['How long does delivery take?', 'Two days.'],
    ['Can I return worn shoes?', 'Within thirty days.'],
  ] as const)
    await app.call(corpus.create, { question, answer, locale: 'en-US' }, options);
  const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
  const ask = async (text: string) => {
    const sent = { conversation_id: session.conversation_id, client_msg_id: randomUUID(), text };
    await app.call(visitor.messages, sent, { token: session.token });
    await app.services.botRunner.idle();
  };
  for (const text of [
    'hello',
    'How long does delivery take?',
    'Is the moon made of cheese?',
    'How long does delivery take? ada@example.com',
  ])
    await ask(text);

  const found = await preview(1);
  // A greeting asks for no knowledge.
  expect(found).toMatchObject({ asked: 3, tried: 3 });
  expect(found.floors.map(({ floor }) => floor)).toEqual([FLOOR_CHOICES.more, FLOOR_CHOICES.sure, 1]);
  for (const { answered, offered, unknown } of found.floors) expect(answered + offered + unknown).toBe(3);
  expect(found.floors[0]?.answered).toBeGreaterThan(found.floors[2]?.answered ?? Infinity);
  expect(found.floors[0]?.unknown).toBeGreaterThan(0);
  expect(found.differing.length).toBeGreaterThan(0);
  expect(JSON.stringify(found.differing)).not.toContain('ada@example.com');
  expect(await preview(1)).toEqual(found);

  const stranger = await app.signUp();
  expect((await app.call(bot.previewFloors, {}, { token: stranger.token })).data).toMatchObject({ asked: 0 });
  now += 8 * DAY_MS;
  expect(await preview()).toMatchObject({ asked: 0, tried: 0 });
});
