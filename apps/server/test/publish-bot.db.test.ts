import { bot, corpus, testSets, visitor, type BotSettings, type Locale, type Message } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function shop() {
  const owner = await app.signUp();
  const options = { token: owner.token };
  await app.call(corpus.create, { question: 'Where is your shop?', answer: 'At 5 Harbour Road.', locale: 'en-US' }, options);
  await app.call(corpus.create, { question: '你们的店在哪里？', answer: '在海港路 5 号。', locale: 'zh-CN' }, options);
  const get = async () => (await app.call(bot.get, {}, options)).data;
  return {
    ...owner,
    options,
    get,
    /** Saves the draft with a change. */
    async edit(change: (settings: BotSettings) => Partial<BotSettings>) {
      const view = await get();
      return (await app.call(bot.update, { ...view, ...change(view) }, options)).data;
    },
    async publish(note = '', reason?: string) {
      return app.call(bot.publish, { version: (await get()).version, note, ...(reason === undefined ? {} : { reason }) }, options);
    },
  };
}

async function chat({ slug }: SignedUp, locale: Locale = 'en-US') {
  const { data: session } = await app.call(visitor.session, { tenant: slug, locale });
  const [conversation, options] = [{ conversation_id: session.conversation_id }, { token: session.token }];
  const read = async (): Promise<Message[]> => (await app.call(visitor.sync, conversation, options)).data.items;
  return {
    id: session.conversation_id,
    welcome: session.bot.welcome,
    read,
    async ask(text: string): Promise<Message | undefined> {
      await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options);
      await app.services.botRunner.idle();
      return (await read()).findLast(({ author_kind: author }) => author === 'bot');
    },
  };
}

const named = (name: string) => (settings: BotSettings) => ({
  texts: { ...settings.texts, 'en-US': { ...settings.texts['en-US'], name, welcome: `Hello from ${name}` } },
});

describe('a draft and what visitors get', () => {
  test('a new business starts with a published version that is its draft', async () => {
    const mina = await shop();
    const view = await mina.get();
    expect(view).toMatchObject({
      paused: false,
      live: { no: 1, settings: { texts: view.texts, handoff: view.handoff, manner: view.manner } },
    });
    expect((await app.call(bot.versions, {}, mina.options)).data).toMatchObject({ items: [{ no: 1, published_by: '' }], has_more: false });
  });

  test('what is saved reaches the test chat at once, and visitors when it is published', async () => {
    const mina = await shop();
    await mina.edit(named('Ada'));
    expect((await chat(mina)).welcome).not.toContain('Ada');
    const asked = { question: 'hello', locale: 'en-US' as const };
    expect((await app.call(bot.test, asked, mina.options)).data.body).toBe('Hello from Ada');
    expect((await mina.publish('New name')).data.live.no).toBe(2);
    expect((await chat(mina)).welcome).toBe('Hello from Ada');
    const { items } = (await app.call(bot.versions, {}, mina.options)).data;
    expect(items.map(({ no, note, reason }) => [no, note, reason])).toEqual([
      [2, 'New name', null],
      [1, '', null],
    ]);
  });

  test('a conversation in progress goes on across a publication, with what was published', async () => {
    const mina = await shop();
    const visitorChat = await chat(mina);
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({ body: 'At 5 Harbour Road.' });
    await mina.edit(named('Ada'));
    await mina.publish();
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({ body: 'At 5 Harbour Road.', author_name: 'Ada' });
  });

  test('an older version is published again as a copy, and becomes the draft', async () => {
    const mina = await shop();
    await mina.edit(named('Ada'));
    await mina.publish('Ada');
    await mina.edit(named('Bob'));
    await mina.publish('Bob');
    const { version } = await mina.get();
    const { data } = await app.call(bot.rollback, { no: 2, version }, mina.options);
    expect(data).toMatchObject({ live: { no: 4 }, texts: { 'en-US': { name: 'Ada' } } });
    expect((await chat(mina)).welcome).toBe('Hello from Ada');
    expect((await app.call(bot.version, { no: 4 }, mina.options)).data).toMatchObject({ copy_of: 2, note: 'Ada' });
    expect(await app.call(bot.rollback, { no: 9, version: data.version }, mina.options)).toMatchObject({ status: 404 });
    expect(await app.call(bot.test, { question: 'hello', locale: 'en-US', version_no: 3 }, mina.options)).toMatchObject({
      data: { body: 'Hello from Bob' },
    });
  });

  test('of two editors, the second cannot publish a draft that it has not seen', async () => {
    const mina = await shop();
    const { version } = await mina.get();
    await mina.edit(named('Ada'));
    expect(await app.call(bot.publish, { version, note: '' }, mina.options)).toMatchObject({
      status: 409,
      data: { reason: 'stale_version', current: { version: version + 1 } },
    });
  });

  test('a paused bot hands every question over, in its own words, and answers again when it is resumed', async () => {
    const mina = await shop();
    await app.call(bot.pause, { paused: true }, mina.options);
    const waiting = await chat(mina);
    const { live } = await mina.get();
    expect(await waiting.ask('where is your shop?')).toMatchObject({
      answer_kind: 'handoff',
      body: live.settings.handoff.lines['en-US'].paused,
    });
    expect((await waiting.read()).at(-1)).toMatchObject({ event: { name: 'queued' } });
    await app.call(bot.pause, { paused: false }, mina.options);
    expect(await (await chat(mina)).ask('where is your shop?')).toMatchObject({ body: 'At 5 Harbour Road.' });
  });
});

describe('how the bot speaks', () => {
  test.each<[string, BotSettings['manner']['languages'], Locale]>([
    ['follows the visitor', { mode: 'follow', list: [], default: 'en-US' }, 'zh-CN'],
    ['keeps to one language', { mode: 'fixed', list: [], default: 'ja-JP' }, 'ja-JP'],
    ['follows a language of its list', { mode: 'allowed', list: ['zh-CN'], default: 'ja-JP' }, 'zh-CN'],
    ['answers others in the default', { mode: 'allowed', list: ['en-US'], default: 'ja-JP' }, 'ja-JP'],
  ])('a bot that %s', async (_name, languages, expected) => {
    const mina = await shop();
    await mina.edit(({ manner }) => ({ manner: { ...manner, languages } }));
    await mina.publish();
    const { texts } = await mina.get();
    const visitorChat = await chat(mina, 'zh-CN');
    expect(visitorChat.welcome).toBe(texts[expected].welcome);
    expect(await visitorChat.ask('你好')).toMatchObject({ body: texts[expected].welcome });
  });

  test('signs its answers from the knowledge, and nothing else', async () => {
    const mina = await shop();
    await mina.edit(({ manner }) => ({ manner: { ...manner, sign_off: { ...manner.sign_off, 'en-US': 'Your Kumo team' } } }));
    await mina.publish();
    const visitorChat = await chat(mina);
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({ body: 'At 5 Harbour Road.\n\nYour Kumo team' });
    expect((await visitorChat.ask('hello'))?.body).not.toContain('Kumo');
  });

  test('a list of languages without one is refused', async () => {
    const mina = await shop();
    const view = await mina.get();
    const manner = { ...view.manner, languages: { mode: 'allowed' as const, list: [], default: 'en-US' as const } };
    expect(await app.call(bot.update, { ...view, manner }, mina.options)).toMatchObject({ status: 400 });
  });
});

const CASE = { locale: 'en-US' as const, must_contain: [], must_not: [], must_cite: [], outcome: 'answer' as const };

async function gated() {
  const mina = await shop();
  const { data: set } = await app.call(testSets.create, { name: 'Basics' }, mina.options);
  await app.call(testSets.update, { id: set.id, name: 'Basics', is_gate: true }, mina.options);
  const run = async () => {
    const { data } = await app.call(testSets.start, { id: set.id }, mina.options);
    await app.services.testRunner.idle();
    return (await app.call(testSets.run, { id: data.id }, mina.options)).data;
  };
  const add = (fields: { locale?: Locale; turns: string[]; must_contain?: string[]; must_not?: string[]; must_cite?: string[] }) =>
    app.call(testSets.saveCase, { ...CASE, ...fields, id: set.id }, mina.options);
  return { mina, set, run, add };
}

describe('test sets', () => {
  test('a run tries every case on the draft, says why one fails, and what changed since the run before', async () => {
    const { mina, run, add } = await gated();
    await add({ turns: ['where is your shop?'], must_contain: ['harbour road'] });
    await add({ turns: ['hello', '店在哪里？'], locale: 'en-US', must_not: ['海港路'] });
    await add({ turns: ['do you repair tents?'] });
    const first = await run();
    expect(first.run).toMatchObject({ state: 'done', total: 3, done: 3, passed: 1, version_no: null });
    expect(first.results.map(({ passed, faults }) => [passed, faults.map(({ kind }) => kind)])).toEqual([
      [true, []],
      [false, ['says']],
      [false, ['not_answered']],
    ]);
    await app.call(corpus.create, { question: 'Do you repair tents?', answer: 'Yes, in a week.', locale: 'en-US' }, mina.options);
    const second = await run();
    expect(second.results.map(({ change }) => change)).toEqual([null, null, 'fixed']);
  });

  test('the gate refuses a draft that was never tried, failed, or changed since, unless a reason is given, which is kept', async () => {
    const { mina, run, add } = await gated();
    expect((await mina.publish()).code).toBe(1);
    await add({ turns: ['do you repair tents?'] });
    expect(await mina.publish()).toMatchObject({ status: 409, data: { reason: 'gate_closed', current: { gate: 'never_run' } } });
    await run();
    expect(await mina.publish()).toMatchObject({ data: { current: { gate: 'failed', failed: 1, total: 1 } } });
    expect((await mina.publish('Anyway', 'Tents are next week')).data.live.no).toBe(3);
    expect((await app.call(bot.versions, {}, mina.options)).data.items[0]).toMatchObject({ note: 'Anyway', reason: 'Tents are next week' });
    await app.call(corpus.create, { question: 'Do you repair tents?', answer: 'Yes, in a week.', locale: 'en-US' }, mina.options);
    await run();
    await mina.edit(named('Ada'));
    expect(await mina.publish()).toMatchObject({ data: { current: { gate: 'outdated' } } });
    await run();
    expect((await mina.publish()).data.live.no).toBe(4);
  });

  test('a run counts as no visitor’s answer, and goes on after a crash where it was', async () => {
    const { mina, set, add } = await gated();
    await add({ turns: ['where is your shop?'] });
    const { data } = await app.call(testSets.start, { id: set.id }, mina.options);
    await app.services.testRunner.idle();
    const { rows } = await app.services.database.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM bot_run WHERE tenant_id = $1',
      [mina.tenantId],
    );
    expect(rows[0]?.count).toBe(0);
    await app.services.database.pool.query(
      `UPDATE test_run SET state = 'running', beat_at = now() - interval '1 hour' WHERE tenant_id = ${mina.tenantId}`,
    );
    await app.services.database.pool.query(`DELETE FROM test_result WHERE tenant_id = ${mina.tenantId}`);
    expect(await app.services.testRunner.recover()).toBe(1);
    await app.services.testRunner.idle();
    expect((await app.call(testSets.run, { id: data.id }, mina.options)).data.run).toMatchObject({ state: 'done', passed: 1 });
  });

  test('a conversation becomes a case without what names or reaches a person', async () => {
    const { mina, set } = await gated();
    const visitorChat = await chat(mina);
    await visitorChat.ask('My name is Mina Tan, mail mina@kumo.example or call +852 9123 4567. Where is your shop?');
    const { data } = await app.call(testSets.keepConversation, { id: set.id, conversation_id: visitorChat.id }, mina.options);
    expect(data.turns).toEqual(['My name is ···, mail name@example.com or call 000000. Where is your shop?']);
    expect(data.conversation_id).toBe(visitorChat.id);
  });

  test('a CSV is tried first and then added, with the columns that are named or guessed', async () => {
    const { mina, set } = await gated();
    const csv =
      'Question,Language,Must contain,Outcome\nWhere is your shop?,en-US,Harbour|Road,answer\n,en-US,,\nHi,xx,,\n店在哪？,zh-cn,,maybe\n';
    const request = { id: set.id, csv, locale: 'en-US' as const };
    const { data: dry } = await app.call(testSets.import, { ...request, dry_run: true }, mina.options);
    expect(dry).toMatchObject({
      accepted: 1,
      columns: { question: 'Question', locale: 'Language', must_contain: 'Must contain', outcome: 'Outcome' },
      rejected: [
        { line: 3, why: 'no_question' },
        { line: 4, why: 'unknown_locale' },
        { line: 5, why: 'unknown_outcome' },
      ],
    });
    expect((await app.call(testSets.cases, { id: set.id }, mina.options)).data.items).toEqual([]);
    await app.call(testSets.import, { ...request, columns: dry.columns, dry_run: false }, mina.options);
    expect((await app.call(testSets.cases, { id: set.id }, mina.options)).data.items).toMatchObject([
      { turns: ['Where is your shop?'], must_contain: ['Harbour', 'Road'], outcome: 'answer' },
    ]);
  });
});
