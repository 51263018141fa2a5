import {
  analysis,
  apiKeys,
  bot,
  corpus,
  gaps,
  messages,
  OPEN_PATHS,
  visitor,
  type BotView,
  type Locale,
  type Message,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { tendCorpus } from '#/domains/corpus/care/tend-corpus.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const KNOWLEDGE: Record<Locale, [question: string, answer: string][]> = {
  'en-US': [
    ['How long does delivery to Kyoto take?', 'Two to four working days.'],
    ['How long does delivery to Paris take?', 'A week.'],
    ['How much does delivery cost?', 'Delivery is 5 pounds.'],
    ['How do I change my delivery address?', 'In your account, under Addresses.'],
    ['How long do I have to return shoes?', 'You have 30 days.'],
    ['Where is your shop?', 'At 5 Harbour Road.'],
  ],
  'zh-CN': [
    ['送到北京要多久？', '二到四个工作日。'],
    ['送到上海要多久？', '一周。'],
    ['怎么修改送货地址？', '在账户里修改。'],
    ['送货多少钱？', '十元。'],
    ['鞋子多久之内可以退货？', '三十天内。'],
  ],
  'zh-HK': [
    ['送去九龍要幾耐？', '二至四個工作天。'],
    ['送去澳門要幾耐？', '一個星期。'],
    ['點樣改送貨地址？', '喺帳戶入面改。'],
    ['送貨幾多錢？', '十蚊。'],
    ['鞋可以幾耐之內退貨？', '三十日內。'],
  ],
  'ja-JP': [
    ['京都への配送には何日かかりますか？', '2〜4営業日です。'],
    ['大阪への配送には何日かかりますか？', '5〜7営業日です。'],
    ['配送先の住所を変更するには？', 'アカウントの住所欄で変更できます。'],
    ['配送はいくらですか？', '500円です。'],
    ['靴はいつまで返品できますか？', '30日以内です。'],
  ],
};
/** Asks what two entries answer, and does not say for which place. */
const UNSURE: Record<Locale, string> = {
  'en-US': 'How long does delivery take?',
  'zh-CN': '送到要多久？',
  'zh-HK': '送去要幾耐？',
  'ja-JP': '配送には何日かかりますか？',
};
const FAR = 'who won the world cup in 1998';

let app: TestApp;
let clock = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  app = await openTestApp({ now: () => clock });
});
afterAll(() => app.close());

async function shop(): Promise<SignedUp> {
  const owner = await app.signUp();
  for (const [locale, entries] of Object.entries(KNOWLEDGE))
    for (const [question, answer] of entries)
      await app.call(corpus.create, { question, answer, locale: locale as Locale }, { token: owner.token });
  return owner;
}

async function chat({ slug }: SignedUp, locale: Locale = 'en-US') {
  const { data: session } = await app.call(visitor.session, { tenant: slug, locale });
  const conversation = { conversation_id: session.conversation_id };
  const options = { token: session.token };
  const read = async (): Promise<Message[]> => (await app.call(visitor.sync, conversation, options)).data.items;
  return {
    id: session.conversation_id,
    async ask(text: string): Promise<Message | undefined> {
      await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options);
      await app.services.botRunner.idle();
      return (await read()).findLast(({ author_kind: author, kind }) => author === 'bot' && kind === 'text');
    },
  };
}

const labels = (message: Message | undefined) => (message?.sources ?? []).flatMap(({ buttons }) => buttons ?? []).map(({ label }) => label);

describe('where the bot is not sure and knows what may have been meant', () => {
  test.each(Object.keys(UNSURE) as Locale[])('%s: it offers entries in the visitor’s language, and none of them', async (locale) => {
    const offer = await (await chat(await shop(), locale)).ask(UNSURE[locale]);
    expect(offer?.answer_kind).toBe('clarify');
    const offered = labels(offer);
    expect(offered.length).toBeGreaterThanOrEqual(2);
    expect(offered.length).toBeLessThanOrEqual(4);
    const questions = new Set(KNOWLEDGE[locale].map(([question]) => question));
    expect(offered.slice(0, -1).every((label) => questions.has(label))).toBe(true);
    expect(offer?.body.length).toBeGreaterThan(10);
  });

  test('it offers nothing where nothing is plausible', async () => {
    const answer = await (await chat(await shop())).ask(FAR);
    expect(answer).toMatchObject({ answer_kind: 'no_answer', sources: [] });
  });

  test.each([
    ['pressing it', (offered: string[]) => offered[0] ?? ''],
    ['its number', () => '1'],
    ['its place in words', () => 'the first one'],
  ])('%s gives the answer of that entry with its source', async (_, reply) => {
    const visitorChat = await chat(await shop());
    const offered = labels(await visitorChat.ask(UNSURE['en-US']));
    const [question, answer] = KNOWLEDGE['en-US'].find(([each]) => each === offered[0]) ?? [];
    expect(await visitorChat.ask(reply(offered))).toMatchObject({ answer_kind: 'exact', body: answer, sources: [{ title: question }] });
  });

  test('none of them leads to the honest answer with the offer of a person, and is not asked again', async () => {
    const visitorChat = await chat(await shop());
    const offered = labels(await visitorChat.ask(UNSURE['en-US']));
    expect(await visitorChat.ask(offered.at(-1) ?? '')).toMatchObject({ answer_kind: 'no_answer' });
    expect(await visitorChat.ask('yes please')).toMatchObject({ answer_kind: 'handoff' });
  });

  test('the same question again is offered nothing again, and leads to a person in the end', async () => {
    const visitorChat = await chat(await shop());
    const kinds: (string | undefined)[] = [];
    for (let time = 0; time < 4 && kinds.at(-1) !== 'handoff'; time += 1) kinds.push((await visitorChat.ask(UNSURE['en-US']))?.answer_kind);
    expect(kinds).toEqual(['clarify', 'no_answer', 'handoff']);
  });

  test('a question of its own after an offer is answered as such', async () => {
    const visitorChat = await chat(await shop());
    await visitorChat.ask(UNSURE['en-US']);
    expect(await visitorChat.ask('Where is your shop?')).toMatchObject({ answer_kind: 'exact', body: 'At 5 Harbour Road.' });
  });

  test('an entry that is gone by then is not answered from', async () => {
    const owner = await shop();
    const visitorChat = await chat(owner);
    const offer = await visitorChat.ask(UNSURE['en-US']);
    const id = offer?.sources?.[0]?.entry_id ?? '';
    const { data: entry } = await app.call(corpus.get, { id }, { token: owner.token });
    await app.call(corpus.update, { ...entry, status: 'archived' }, { token: owner.token });
    expect(await visitorChat.ask('1')).toMatchObject({ answer_kind: 'no_answer' });
  });
});

describe('the switch', () => {
  async function set(owner: SignedUp, change: (settings: BotView) => void) {
    const { data } = await app.call(bot.get, {}, { token: owner.token });
    change(data);
    const { score_floor: floor, texts, handoff, manner, version } = data;
    const saved = await app.call(bot.update, { score_floor: floor, texts, handoff, manner, version }, { token: owner.token });
    return saved.data.version;
  }

  test('counts for visitors once it is published, and the words are the tenant’s', async () => {
    const owner = await shop();
    const version = await set(owner, ({ manner }) => {
      manner.did_you_mean.lines['en-US'] = { offer: 'Do you mean this?', none: 'Something else' };
    });
    await app.call(bot.publish, { version, note: '' }, { token: owner.token });
    const offer = await (await chat(owner)).ask(UNSURE['en-US']);
    expect([offer?.body, labels(offer).at(-1)]).toEqual(['Do you mean this?', 'Something else']);
    const off = await set(owner, ({ manner }) => {
      manner.did_you_mean.on = false;
    });
    expect((await (await chat(owner)).ask(UNSURE['en-US']))?.answer_kind).toBe('clarify');
    await app.call(bot.publish, { version: off, note: '' }, { token: owner.token });
    expect((await (await chat(owner)).ask(UNSURE['en-US']))?.answer_kind).toBe('no_answer');
  });

  test('gives way where a person is called at once', async () => {
    const owner = await shop();
    const version = await set(owner, ({ handoff }) => {
      handoff.low_score.on = true;
    });
    await app.call(bot.publish, { version, note: '' }, { token: owner.token });
    expect((await (await chat(owner)).ask(UNSURE['en-US']))?.answer_kind).toBe('handoff');
  });
});

describe('what came of it is counted', () => {
  test('as asked back and then answered, never as answered at once, and none of them feeds the gaps', async () => {
    const owner = await shop();
    const as = { token: owner.token };
    const chosen = await chat(owner);
    await chosen.ask(UNSURE['en-US']);
    await chosen.ask('1');
    const refused = await chat(owner);
    await refused.ask(UNSURE['en-US']);
    await refused.ask('None of these');
    clock += 5_000;
    await tendCorpus(app.services);
    await keepFacts(app.services);
    const { data } = await app.call(analysis.bot, {}, as);
    expect(data.total).toMatchObject({ questions: 2, answers: 0, clarified: 2, clarified_answers: 1, no_answers: 1 });
    const { data: asked } = await app.call(analysis.botQuestions, {}, as);
    expect(asked.top).toMatchObject([{ question: UNSURE['en-US'], asked: 2, answered: 1, no_answer: 1 }]);
    const { data: found } = await app.call(gaps.list, {}, as);
    expect(found.items).toMatchObject([{ question: UNSURE['en-US'] }]);
  });

  test('the desk sees what was offered', async () => {
    const owner = await shop();
    const visitorChat = await chat(owner);
    await visitorChat.ask(UNSURE['en-US']);
    const { data } = await app.call(messages.list, { id: visitorChat.id }, { token: owner.token });
    const titles = (data.items.at(-1)?.sources ?? []).map(({ title }) => title);
    expect(data.items.at(-1)).toMatchObject({ author_kind: 'bot', answer_kind: 'clarify' });
    expect(titles.every((title) => KNOWLEDGE['en-US'].some(([question]) => question === title))).toBe(true);
  });
});

describe('outside of the chat', () => {
  test('a try tells the candidates with their scores, and a number chooses', async () => {
    const owner = await shop();
    const as = { token: owner.token };
    const question = UNSURE['en-US'];
    const { data: offer } = await app.call(bot.test, { question, locale: 'en-US' }, as);
    expect(offer.kind).toBe('clarify');
    expect(offer.candidates.length).toBeGreaterThan(0);
    expect(offer.candidates.every(({ score }) => score > 0 && score <= 1)).toBe(true);
    const history = [
      { role: 'visitor' as const, text: question },
      { role: 'assistant' as const, text: offer.body },
    ];
    const { data: answer } = await app.call(bot.test, { question: '1', locale: 'en-US', history }, as);
    expect(answer).toMatchObject({ kind: 'exact', sources: [{ title: offer.candidates[0]?.source.title }] });
    expect((await app.call(bot.test, { question: 'None of these', locale: 'en-US', history }, as)).data.kind).toBe('no_answer');
  });

  test('a program gets candidates with confidence, as a numbered text too', async () => {
    const owner = await shop();
    const { key } = (await app.call(apiKeys.create, { name: 'Site', scopes: ['bot:ask'] }, { token: owner.token })).data;
    const ask = async (body: object) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
      const response = await app.fetch(OPEN_PATHS.ask, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await response.json()) as { data: { kind: string; text: string; candidates: { title: string; confidence: number }[] } })
        .data;
    };
    const question = UNSURE['en-US'];
    const offer = await ask({ question });
    expect(offer.kind).toBe('clarify');
    expect(offer.text).toContain(`\n1. ${offer.candidates[0]?.title}\n`);
    expect(offer.candidates[0]?.confidence).toBeGreaterThan(0);
    const history = [
      { role: 'visitor', text: question },
      { role: 'assistant', text: offer.text },
    ];
    expect(await ask({ question: '1', history })).toMatchObject({ kind: 'exact', candidates: [] });
  });
});
