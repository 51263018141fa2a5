import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { inTenant } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import type { Embedder } from '#/outside/embedder.ts';
import { checkEmbedder, isSwitchedOff } from './check-embedder.ts';
import { readCheck } from './check.repository.ts';

/** A question, its answer, and a wording that shares a word with it. */
const TOPICS: [string, string, string][] = [
  ['When is a refund paid?', 'Within a week.', 'refund how fast'],
  ['Where is the sauna?', 'On the roof.', 'way to the sauna'],
  ['Is the garage open at night?', 'Always.', 'garage late'],
  ['Who repairs bicycles?', 'Nobody.', 'bicycles broken'],
  ['Can I bring a dog?', 'One.', 'my dog too'],
  ['What does breakfast cost?', 'Ten pounds.', 'breakfast price'],
  ['Do you sell umbrellas?', 'At the desk.', 'need umbrellas'],
  ['Is there a pool?', 'In the garden.', 'swim in the pool'],
  ['When is checkout?', 'At eleven.', 'latest checkout'],
];

let app: TestApp;
let owner: SignedUp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
});

const add = (topics: typeof TOPICS) =>
  inTenant(app.services.database, owner.tenantId, (scope) =>
    addEntries(
      scope,
      topics.map(([question, answer, wording]) => ({
        question,
        answer,
        wordings: [wording],
        locale: 'en-US' as const,
        status: 'published' as const,
      })),
      'Lobby',
    ),
  );

/** A model that knows which topic a text is of, or points everywhere at once. */
function embedderThat(knows: boolean): Embedder & { calls: number } {
  const embedder = {
    name: knows ? 'knowing' : 'blind',
    calls: 0,
    embed(texts: readonly string[]) {
      embedder.calls += 1;
      const words = TOPICS.map(([, , wording]) => wording.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '');
      return Promise.resolve(texts.map((text) => words.map((word) => (knows && text.includes(word) ? 1 : 0.1))));
    },
  };
  return embedder;
}

const isOff = (name: string) => isSwitchedOff(app.services, owner.tenantId, name);
const letters = async () =>
  (await listMails(app.services, owner.email)).filter(({ subject }) => subject.includes('embedding model is turned off')).length;

test('a model that finds less than words is switched off, and the admins hear of it once', async () => {
  await add(TOPICS);
  const blind = embedderThat(false);
  await checkEmbedder(app.services, owner.tenantId, blind);
  expect([await isOff('blind'), await letters()]).toEqual([true, 1]);
  expect(await inTenant(app.services.database, owner.tenantId, readCheck)).toMatchObject({ asked: TOPICS.length, byMeaning: 1 });
  const calls = blind.calls;
  await checkEmbedder(app.services, owner.tenantId, blind);
  expect([blind.calls, await letters()]).toEqual([calls, 1]);
});

test('a model that finds as much stays on, and another one is checked anew', async () => {
  await add(TOPICS);
  await checkEmbedder(app.services, owner.tenantId, embedderThat(true));
  expect([await isOff('knowing'), await letters()]).toEqual([false, 0]);
  await checkEmbedder(app.services, owner.tenantId, embedderThat(false));
  expect([await isOff('blind'), await isOff('knowing')]).toEqual([true, false]);
});

test('too few wordings say nothing of a model', async () => {
  await add(TOPICS.slice(0, 5));
  const blind = embedderThat(false);
  await checkEmbedder(app.services, owner.tenantId, blind);
  expect([blind.calls, await isOff('blind')]).toEqual([0, false]);
});
