import { conversations, LOCALES, messages, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const COLLEAGUES = 20;

let app: TestApp;
let mina: SignedUp;
let colleagues: Colleague[];

beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS } });
  mina = await app.signUp();
  colleagues = [];
  for (let no = 0; no < COLLEAGUES; no += 1) colleagues.push(await addColleague(app, mina, `Agent ${no}`));
});
afterAll(() => app.close());

async function chat(): Promise<string> {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const id = data.conversation_id;
  await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Hello' }, { token: data.token });
  await app.services.botRunner.idle();
  return id;
}
const state = async (id: string) => (await app.call(conversations.get, { id }, { token: mina.token })).data;
const joinedLines = async (id: string) =>
  (await app.call(messages.list, { id }, { token: mina.token })).data.items.filter(({ event }) => event?.name === 'agent_joined');

test.each([false, true])(
  'of twenty who take over at once one has it, the others are told who, and one line is written',
  async (withEpoch) => {
    const id = await chat();
    const { owner_epoch: seen } = await state(id);
    const asked = withEpoch ? { id, owner_epoch: seen } : { id };
    const answers = await Promise.all(colleagues.map(({ token }) => app.call(conversations.takeover, asked, { token })));
    const { agent } = await state(id);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    for (const answer of answers.filter(({ code }) => code !== 1)) {
      expect(answer).toMatchObject({ status: 409, data: { reason: 'already_taken' } });
      expect(answer.msg).toBe(`${agent?.name} was faster and is answering this conversation.`);
    }
    expect(await joinedLines(id)).toHaveLength(1);
  },
);

test('whoever has it takes it over again without a line', async () => {
  const id = await chat();
  const [ada] = colleagues;
  for (let time = 0; time < 3; time += 1) expect((await app.call(conversations.takeover, { id }, { token: ada?.token })).code).toBe(1);
  expect(await joinedLines(id)).toHaveLength(1);
});

test('a colleague’s is taken over by whoever has seen that they have it, once', async () => {
  const id = await chat();
  const [ada, ben, kim] = colleagues;
  await app.call(conversations.takeover, { id }, { token: ada?.token });
  const { owner_epoch: seen } = await state(id);
  const asked = { id, owner_epoch: seen };
  const answers = await Promise.all([ben, kim].map((each) => app.call(conversations.takeover, asked, { token: each?.token })));
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  expect(await joinedLines(id)).toHaveLength(2);
});

test.each(LOCALES)('it is said in %s', async (locale) => {
  const id = await chat();
  const [ada, ben] = colleagues;
  await app.call(conversations.takeover, { id }, { token: ada?.token });
  const { msg } = await app.call(conversations.takeover, { id }, { token: ben?.token, locale });
  expect(msg).toContain('Agent 0');
});
