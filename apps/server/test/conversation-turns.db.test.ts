import { corpus, visitor, type Locale, type Message } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const KNOWLEDGE: Record<Locale, [question: string, answer: string][]> = {
  'en-US': [
    ['How long does delivery take to Kyoto?', 'Blue Courier brings it to Kyoto in two days.'],
    ['How long does delivery take to Paris?', 'Blue Courier brings it to Paris in four days.'],
    ['Can I return worn shoes?', 'No, only unworn ones.'],
    ['Where is your shop?', 'At 5 Harbour Road.'],
    ['How much does gift wrapping cost?', 'Two pounds.'],
  ],
  'zh-CN': [
    ['送到北京要多久？', '两天。'],
    ['送到上海要多久？', '三天。'],
    ['店铺在哪里？', '海港路 5 号。'],
    ['礼品包装多少钱？', '十元。'],
  ],
  'zh-HK': [
    ['送去九龍要幾耐？', '一日。'],
    ['送去澳門要幾耐？', '三日。'],
    ['舖頭喺邊？', '海港道 5 號。'],
    ['禮品包裝幾多錢？', '十蚊。'],
  ],
  'ja-JP': [
    ['京都への配送には何日かかりますか？', '二日です。'],
    ['大阪への配送には何日かかりますか？', '三日です。'],
    ['お店はどこですか？', 'ハーバー通り5番地です。'],
    ['ギフト包装はいくらですか？', '200円です。'],
  ],
};

let app: TestApp;
const owners = new Map<Locale, SignedUp>();

beforeAll(async () => {
  app = await openTestApp();
  for (const [locale, entries] of Object.entries(KNOWLEDGE) as [Locale, [string, string][]][]) {
    const owner = await app.signUp();
    for (const [question, answer] of entries) await app.call(corpus.create, { question, answer, locale }, { token: owner.token });
    owners.set(locale, owner);
  }
});
afterAll(() => app.close());

/** Says one thing after the other. @returns the bot's words to each */
async function talk(locale: Locale, ...texts: string[]): Promise<Message[]> {
  const { data: session } = await app.call(visitor.session, { tenant: owners.get(locale)?.slug ?? '', locale });
  const [conversation, options] = [{ conversation_id: session.conversation_id }, { token: session.token }];
  const answers: Message[] = [];
  for (const text of texts) {
    await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options);
    await app.services.botRunner.idle();
    const { data } = await app.call(visitor.sync, conversation, options);
    const said = data.items.findLast(({ author_kind: author, kind }) => author === 'bot' && kind === 'text');
    if (!said) throw new Error('the bot said nothing');
    answers.push(said);
  }
  return answers;
}
const labels = (message: Message | undefined) => (message?.sources ?? []).flatMap(({ buttons }) => buttons ?? []).map(({ label }) => label);

test.each([
  ['how many days until my parcel arrives in kyoto', 'Blue Courier brings it to Kyoto in two days.'],
  ['can I send back shoes I have worn', 'No, only unworn ones.'],
])('“%s” is answered, or its entry is offered', async (question, answer) => {
  const [said] = await talk('en-US', question);
  const entry = KNOWLEDGE['en-US'].find(([, known]) => known === answer)?.[0];
  expect([said?.body, ...(said?.sources ?? []).map(({ title }) => title)]).toContain(said?.answer_kind === 'exact' ? answer : entry);
});

describe('the turn before', () => {
  test.each<[Locale, string, string, string]>([
    ['en-US', 'How long does delivery take to Kyoto?', 'and to Paris?', 'Blue Courier brings it to Paris in four days.'],
    ['zh-CN', '送到北京要多久？', '那上海呢？', '三天。'],
    ['zh-HK', '送去九龍要幾耐？', '咁澳門呢？', '三日。'],
    ['ja-JP', '京都への配送には何日かかりますか？', '大阪は？', '三日です。'],
  ])('%s: is read together with “%s” → “%s”', async (locale, first, next, answer) => {
    const [, said] = await talk(locale, first, next);
    const meant = KNOWLEDGE[locale].find(([, known]) => known === answer)?.[0];
    expect(['exact', 'clarify']).toContain(said?.answer_kind);
    expect((said?.sources ?? []).map(({ title }) => title)).toContain(meant);
  });

  test('is dropped by a new topic, and by a message that stands alone', async () => {
    const [, said] = await talk('en-US', 'How long does delivery take to Kyoto?', 'Where is your shop?');
    expect(said).toMatchObject({ answer_kind: 'exact', body: 'At 5 Harbour Road.' });
  });
});

describe('two questions in one message', () => {
  test.each<[Locale, string, string[]]>([
    ['en-US', 'Where is your shop and how much does gift wrapping cost?', ['At 5 Harbour Road.', 'Two pounds.']],
    ['zh-CN', '店铺在哪里？礼品包装多少钱？', ['海港路 5 号。', '十元。']],
    ['zh-HK', '舖頭喺邊？禮品包裝幾多錢？', ['海港道 5 號。', '十蚊。']],
    ['ja-JP', 'お店はどこですか？ギフト包装はいくらですか？', ['ハーバー通り5番地です。', '200円です。']],
  ])('%s: “%s” gets both answers', async (locale, question, answers) => {
    const [said] = await talk(locale, question);
    expect(said).toMatchObject({ answer_kind: 'exact', body: answers.join('\n\n') });
    expect(said?.sources).toHaveLength(2);
  });
});

describe('what was offered', () => {
  test('can be pressed after something else was said, and a number then chooses nothing', async () => {
    const [offer] = await talk('en-US', 'delivery');
    expect(offer?.answer_kind).toBe('clarify');
    const [label = ''] = labels(offer);
    const answer = KNOWLEDGE['en-US'].find(([question]) => question === label)?.[1];
    const [, , pressed] = await talk('en-US', 'delivery', 'Where is your shop?', label);
    expect(pressed).toMatchObject({ answer_kind: 'exact', body: answer });
    const [, , number] = await talk('en-US', 'delivery', 'Where is your shop?', '1');
    expect(number?.body).not.toBe(answer);
  });

  test('is never a single question with a list around it', async () => {
    for (const text of ['delivery', 'shop', 'wrapping something', 'worn']) {
      const [said] = await talk('en-US', text);
      if (said?.answer_kind !== 'clarify') continue;
      const offered = said.sources?.length ?? 0;
      expect(said.body.startsWith('I’m not certain')).toBe(offered > 1);
      expect(labels(said)).toHaveLength(offered + 1);
    }
  });
});
