import {
  CHANNEL_KINDS,
  contacts,
  conversations,
  glossary,
  messages,
  notes,
  translate,
  visitor,
  type Translation,
  type TranslationLocale,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openModel } from '#/outside/model.ts';
import { blockOf, openModelServer, type ModelReply, type ModelServer } from '#test/model-server.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { readExport } from '#test/read-export.ts';

const WAITS = { firstChunkMs: 300, chunkMs: 300, totalMs: 600 };

let app: TestApp;
let model: ModelServer;
let mina: SignedUp;
let id: string;
let visitorToken: string;
beforeAll(async () => {
  model = await openModelServer();
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kumo Outdoor' });
  for (const term of [
    { source: 'Trail pack', keep: false, texts: { 'ja-JP': 'トレイルパック' } },
    { source: 'KUMO', keep: true, texts: {}, case_sensitive: true },
  ] as const)
    await app.call(glossary.create, term, as());
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  app.services.model = openModel({ url: model.url, key: undefined, name: 'test-model' }, WAITS, WAITS);
  ({ id, visitorToken } = await chat());
  model.reply = () => 'ok';
  model.asked.length = 0;
});

const as = () => ({ token: mina.token });

async function chat(): Promise<{ id: string; visitorToken: string }> {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'ja-JP' });
  await app.call(
    visitor.messages,
    { conversation_id: data.conversation_id, client_msg_id: randomUUID(), text: '担当者と話したい' },
    { token: data.token },
  );
  await app.services.botRunner.idle();
  await app.call(conversations.takeover, { id: data.conversation_id }, as());
  return { id: data.conversation_id, visitorToken: data.token };
}

async function say(text: string): Promise<number> {
  const sent = { conversation_id: id, client_msg_id: randomUUID(), text };
  return (await app.call(visitor.messages, sent, { token: visitorToken })).data.seq;
}

const reply = async (text: string, original?: string) =>
  (await app.call(messages.send, { id, client_msg_id: randomUUID(), text, ...(original === undefined ? {} : { original }) }, as())).data;
const read = async (seqs: number[], target: TranslationLocale = 'en-US'): Promise<Translation[]> =>
  (await app.call(translate.messages, { conversation_id: id, seqs, target }, as())).data.items;
const kept = async (target: TranslationLocale = 'en-US') => (await app.call(translate.list, { id, target }, as())).data.items;
const write = (text: string, target: TranslationLocale = 'ja-JP') => app.call(translate.text, { conversation_id: id, text, target }, as());

describe('reading what a visitor wrote', () => {
  test('a message is translated once, and kept for everybody', async () => {
    const seq = await say('テントは届きますか');
    model.reply = () => 'Will the tent arrive?';
    expect(await read([seq])).toEqual([{ seq, target: 'en-US', text: 'Will the tent arrive?', engine: 'model', state: 'ok' }]);
    expect(await read([seq])).toHaveLength(1);
    expect(await kept()).toMatchObject([{ seq, text: 'Will the tent arrive?' }]);
    expect(await kept('es')).toEqual([]);
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.system).toContain('(en-US)');
  });

  test('what is in the reader’s language already, or in the other Chinese writing, asks no model', async () => {
    const [japanese, chinese] = [await say('テントは届きますか'), await say('请问帐篷到货了吗')];
    expect(await read([japanese], 'ja-JP')).toMatchObject([{ engine: 'none', state: 'ok' }]);
    expect(await read([chinese], 'zh-hant')).toMatchObject([{ engine: 'none', state: 'ok' }]);
    expect(model.asked).toEqual([]);
  });

  test('a message in a language that only the model knows is translated; what it leaves as it is needs none', async () => {
    const [korean, spanish] = [await say('텐트가 언제 오나요?'), await say('Gracias')];
    model.reply = (asked) => (blockOf(asked, 'text') === 'Gracias' ? 'Gracias' : 'When will the tent come?');
    expect(await read([korean, spanish], 'es')).toMatchObject([{ text: 'When will the tent come?' }, { engine: 'none', text: '' }]);
  });

  test('the same words in the same conversation come from the memory', async () => {
    const [first, second] = [await say('在庫はありますか'), await say('在庫はありますか')];
    model.reply = () => 'Is it in stock?';
    await read([first]);
    expect(await read([second])).toMatchObject([{ engine: 'memory', text: 'Is it in stock?' }]);
    expect(model.asked).toHaveLength(1);
  });

  test('a message that changes makes its translation stale, one that is taken back takes it along', async () => {
    const [changed, removed] = [await reply('テントは明日届きます'), await reply('間違いです')];
    model.reply = () => 'Tomorrow.';
    await read([changed.seq, removed.seq]);
    await app.call(messages.edit, { id, seq: changed.seq, text: 'テントは明後日届きます' }, as());
    await app.call(messages.remove, { id, seq: removed.seq }, as());
    expect(await kept()).toMatchObject([{ seq: changed.seq, state: 'stale' }]);
    model.reply = () => 'The day after tomorrow.';
    expect(await read([changed.seq, removed.seq])).toMatchObject([{ seq: changed.seq, state: 'ok', text: 'The day after tomorrow.' }]);
  });

  test('a message that changes while it is being translated is stale at once', async () => {
    const { seq } = await reply('寝袋は来週届きます');
    const changing: Promise<unknown>[] = [];
    const { model: real } = app.services;
    if (!real) throw new Error('there is no model');
    app.services.model = {
      ...real,
      async perform() {
        changing.push(app.call(messages.edit, { id, seq, text: '別の言葉です' }, as()));
        await Promise.all(changing);
        return 'Tomorrow.';
      },
    };
    expect(await read([seq])).toMatchObject([{ seq, state: 'stale' }]);
  });

  test.each<[string, string, ModelReply]>([
    ['hangs', '在庫は', { fails: 'hangs' }],
    ['answers 429', '送料は', { status: 429 }],
    ['is cut off', '保証は', { fails: 'is cut off' }],
    ['answers nonsense', '返品は', { fails: 'answers nonsense' }],
  ])('a model that %s leaves the message as it is, to be asked for again', async (_how, subject, failure) => {
    const seq = await say(`${subject}どうなりますか`);
    model.reply = () => failure;
    expect(await read([seq])).toEqual([{ seq, target: 'en-US', text: '', engine: 'model', state: 'failed' }]);
    expect(await kept()).toEqual([]);
    model.reply = () => 'Tell me about the stock';
    expect(await read([seq])).toMatchObject([{ state: 'ok' }]);
  });

  test('a number that is lost twice is no translation', async () => {
    const seq = await say('注文番号１２３４５を見てください');
    model.reply = () => 'Look at order 54321';
    expect(await read([seq])).toMatchObject([{ state: 'failed', text: '' }]);
    expect(model.asked).toHaveLength(2);
    expect(await kept()).toMatchObject([{ state: 'failed' }]);
    model.reply = () => 'Look at order ⟦1⟧';
    expect(await read([seq])).toMatchObject([{ state: 'ok', text: 'Look at order １２３４５' }]);
  });

  test('notes, lines of the conversation and other conversations’ messages are not read', async () => {
    await app.call(notes.add, { id, client_msg_id: randomUUID(), text: 'CANARY メモ' }, as());
    const here = id;
    ({ id, visitorToken } = await chat());
    await say('CANARY 別の会話');
    id = here;
    model.asked.length = 0;
    await read([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(JSON.stringify(model.asked)).not.toContain('CANARY');
  });
});

describe('a glossary that changes', () => {
  const text = '新しい雲テントは届きますか';
  const term = async (source: string, wording: string) =>
    (await app.call(glossary.create, { source, keep: false, texts: { 'en-US': wording } }, as())).data;
  const remove = (termId: string) => app.call(glossary.remove, { id: termId }, as());

  test('makes those translations stale that it words otherwise, and the next look has them made anew with it', async () => {
    const [tent, bag] = [await say(text), await say('寝袋の色を教えて')];
    model.reply = (asked) => (blockOf(asked, 'text').includes('寝袋') ? 'Which colour is the bag?' : 'Will the new cloud tent come?');
    await read([tent, bag]);
    const added = await term('雲テント', 'Cumulus Tent');
    expect(await kept()).toMatchObject([
      { seq: tent, state: 'stale' },
      { seq: bag, state: 'ok' },
    ]);
    model.asked.length = 0;
    model.reply = () => 'Will the new ⟦1⟧ come?';
    expect(await read([tent, bag])).toMatchObject([
      { seq: bag, text: 'Which colour is the bag?' },
      { seq: tent, text: 'Will the new Cumulus Tent come?', state: 'ok' },
    ]);
    expect(model.asked).toHaveLength(1);
    const { data } = await app.call(
      glossary.update,
      { id: added.id, version: 1, source: '雲テント', keep: false, texts: { 'en-US': 'Nimbus Tent' } },
      as(),
    );
    expect(await read([tent])).toMatchObject([{ text: 'Will the new Nimbus Tent come?', state: 'ok' }]);
    await remove(data.id);
    model.reply = () => 'Will the new cloud tent come?';
    expect(await read([tent])).toMatchObject([{ text: 'Will the new cloud tent come?', state: 'ok' }]);
  });

  test('makes one stale that was under way, and leaves what a colleague wrote as it is', async () => {
    const seq = await say(`${text}。急ぎです`);
    const sent = await reply('雲テントは明日です。', 'The cloud tent comes tomorrow.');
    const { model: real } = app.services;
    if (!real) throw new Error('there is no model');
    const adding: Promise<{ id: string }>[] = [];
    app.services.model = {
      ...real,
      async perform() {
        if (adding.length === 0) adding.push(term('雲テント', 'Cumulus Tent'));
        await Promise.all(adding);
        return 'Will the cloud tent come soon?';
      },
    };
    await read([seq]);
    app.services.model = real;
    expect(await kept()).toMatchObject([
      { seq, state: 'stale' },
      { seq: sent.seq, engine: 'author', state: 'ok' },
    ]);
    model.reply = () => 'Will the ⟦1⟧ come soon?';
    expect(await read([seq])).toMatchObject([{ text: 'Will the Cumulus Tent come soon?', state: 'ok' }]);
    for (const { id: termId } of await Promise.all(adding)) await remove(termId);
  });

  test('is compared by several who read at the same time', async () => {
    const seqs = [await say(`${text}一`), await say(`${text}二`), await say(`${text}三`)];
    model.reply = () => 'Will it come?';
    await read(seqs);
    const { id: termId } = await term('雲テント', 'Cumulus Tent');
    const looks = await Promise.all([kept(), kept(), kept(), kept()]);
    for (const items of looks) expect(items.map(({ state }) => state)).toEqual(['stale', 'stale', 'stale']);
    await remove(termId);
  });
});

describe('writing in another language', () => {
  test('what is to be sent is shown in the visitor’s language, and back again', async () => {
    model.reply = ({ system }) => (system.includes('(ja-JP)') ? '明日届きます。' : 'It will arrive tomorrow.');
    expect((await write('It arrives tomorrow.')).data).toEqual({
      text: '明日届きます。',
      target: 'ja-JP',
      back: 'It will arrive tomorrow.',
      engine: 'model',
    });
    expect((await write('It arrives tomorrow.')).data).toMatchObject({ engine: 'memory', back: 'It will arrive tomorrow.' });
    expect(model.asked).toHaveLength(2);
  });

  test('the glossary, names, prices and links come through whole, in both directions', async () => {
    model.reply = ({ system }) => (system.includes('(ja-JP)') ? '⟦2⟧様、⟦1⟧の⟦3⟧は⟦4⟧です。⟦5⟧' : '⟦1⟧: the ⟦3⟧ of ⟦2⟧ is ⟦4⟧. ⟦5⟧');
    const { contact } = (await app.call(conversations.get, { id }, as())).data;
    await app.call(contacts.update, { id: contact.id, name: '山田 葵' }, as());
    expect((await write('The KUMO for 山田 葵: the trail pack is ¥1,280 👍🏽')).data).toMatchObject({
      text: '山田 葵様、KUMOのトレイルパックは¥1,280です。👍🏽',
      back: '山田 葵: the Trail pack of KUMO is ¥1,280. 👍🏽',
    });
  });

  test('a way back that fails does not keep the way there', async () => {
    model.reply = ({ system }) => (system.includes('(ja-JP)') ? '了解しました。' : { status: 500 });
    expect((await write('Understood, thank you.')).data).toMatchObject({ text: '了解しました。', back: null });
    model.reply = () => 'Understood.';
    expect((await write('Understood, thank you.')).data).toMatchObject({ text: '了解しました。', back: 'Understood.' });
  });

  test.each<[string, ModelReply, string]>([
    ['hangs', { fails: 'hangs' }, 'model_failed'],
    ['answers 500', { status: 500 }, 'model_failed'],
    ['loses a price', '千円くらいです', 'words_lost'],
    ['doubles a price', '⟦1⟧、つまり⟦1⟧です', 'words_lost'],
    ['makes up a link', '⟦1⟧です https://evil.example', 'words_lost'],
  ])('a model that %s is refused with a sentence', async (_how, failure, reason) => {
    model.reply = () => failure;
    const answer = await write('It costs HK$88 with post.');
    expect(answer).toMatchObject({ data: { reason } });
    expect(answer.msg).toContain('Your text is');
  });

  test('what stands in the language already is not translated', async () => {
    expect((await write('明日届きます。')).data).toEqual({ text: '明日届きます。', target: 'ja-JP', back: null, engine: 'none' });
    expect((await write('👍🏽 https://kumo.example/a', 'ko')).data).toMatchObject({ text: '👍🏽 https://kumo.example/a' });
    expect(model.asked.every(({ user }) => !user.includes('kumo.example'))).toBe(true);
  });

  test('what a member wrote is kept for members, and no visitor’s call shows it', async () => {
    const sent = await reply('明日届きます。', 'CANARY It arrives tomorrow.');
    expect(sent.body).toBe('明日届きます。');
    expect(await kept('ko')).toEqual([
      { seq: sent.seq, target: 'en-US', text: 'CANARY It arrives tomorrow.', engine: 'author', state: 'ok' },
    ]);
    await read([sent.seq]);
    expect(model.asked).toEqual([]);
    const seen = await app.call(visitor.sync, { conversation_id: id }, { token: visitorToken });
    expect(await seen.response.text()).not.toContain('CANARY');
  });

  test('a repeat under the same id keeps the original once', async () => {
    const sent = { id, client_msg_id: randomUUID(), text: '承知しました。', original: 'All right.' };
    await app.call(messages.send, sent, as());
    await app.call(messages.send, sent, as());
    expect(await kept()).toHaveLength(1);
  });
});

test('a conversation remembers what it is translated into, and tells its members', async () => {
  expect((await app.call(conversations.translate, { id, target: 'ja-JP' }, as())).data.translate_to).toBe('ja-JP');
  expect((await app.call(conversations.get, { id }, as())).data.translate_to).toBe('ja-JP');
  expect((await app.call(conversations.translate, { id, target: null }, as())).data.translate_to).toBeNull();
  const nori = await app.signUp();
  expect(await app.call(conversations.translate, { id, target: 'ko' }, { token: nori.token })).toMatchObject({ status: 404 });
  expect(await app.call(translate.list, { id, target: 'ko' }, { token: nori.token })).toMatchObject({ status: 404 });
  expect(await app.call(translate.text, { conversation_id: id, text: 'Hi there', target: 'ko' }, { token: nori.token })).toMatchObject({
    status: 404,
  });
});

test('with no model nothing is translated, and what is kept is still read', async () => {
  const seq = await say('保証書はありますか');
  model.reply = () => 'Is there a guarantee?';
  await read([seq]);
  app.services.model = undefined;
  expect(await app.call(translate.messages, { conversation_id: id, seqs: [seq], target: 'en-US' }, as())).toMatchObject({
    data: { reason: 'model_off' },
  });
  expect(await write('Yes')).toMatchObject({ status: 503, data: { reason: 'model_off' } });
  expect(await kept()).toHaveLength(1);
});

test('an erased contact leaves no translation and no memory, and the export lists them', async () => {
  const seq = await say('私の住所は大阪です');
  model.reply = () => 'My address is in Osaka';
  await read([seq]);
  const { contact } = (await app.call(conversations.get, { id }, as())).data;
  expect(await readExport(app, contact.id, mina.token)).toMatchObject({
    message_translation: [{ text: 'My address is in Osaka' }],
    translation_memory: [{ text: 'My address is in Osaka' }],
  });
  await app.call(contacts.erase, { id: contact.id }, as());
  for (const table of ['message_translation', 'translation_memory']) {
    const { rows } = await app.services.database.pool.query(`SELECT text FROM ${table} WHERE conversation_id = $1`, [id]);
    expect(rows).toEqual([]);
  }
});

describe('what the plan lets a model translate', () => {
  const usage = async () => (await app.call(translate.settings, {}, as())).data;
  const used = async () => (await usage()).used;
  async function leave(chars: number): Promise<void> {
    const { limit } = await usage();
    await app.services.database.pool.query(
      `INSERT INTO usage_counter (tenant_id, metric, period_start, used)
       SELECT $1, 'translated_chars', (start_time AT TIME ZONE 'UTC')::date, $2 FROM subscription WHERE tenant_id = $1
       ON CONFLICT (tenant_id, metric, period_start) DO UPDATE SET used = excluded.used`,
      [mina.tenantId, limit - chars],
    );
  }

  test('is counted in characters, once for the same text at the same time, and not where it comes from the memory', async () => {
    const before = await used();
    const seq = await say('返品の送料は誰が払いますか');
    model.reply = () => 'Who pays for sending it back?';
    await Promise.all([read([seq]), read([seq]), read([seq])]);
    expect((await used()) - before).toBe('返品の送料は誰が払いますか'.length);
    expect(model.asked).toHaveLength(1);
    await read([await say('返品の送料は誰が払いますか')]);
    expect((await used()) - before).toBe('返品の送料は誰が払いますか'.length);
  });

  test('is not used up by what fails', async () => {
    const before = await used();
    const seq = await say('KUMO 4711 はどこですか');
    model.reply = () => 'Where is it?';
    expect(await read([seq])).toMatchObject([{ state: 'failed' }]);
    expect(await used()).toBe(before);
  });

  test('ends exactly, also for several at the same time, and says so; what is kept stays', async () => {
    const texts = ['一番目の質問', '二番目の質問', '三番目の質問'];
    model.reply = () => 'Question.';
    const kept = await say('残っている訳');
    await read([kept]);
    const seqs = [await say(texts[0] as string), await say(texts[1] as string), await say(texts[2] as string)];
    await leave(13);
    const answers = await Promise.all(
      seqs.map((seq) => app.call(translate.messages, { conversation_id: id, seqs: [seq], target: 'en-US' }, as())),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(2);
    expect(answers.find(({ code }) => code !== 1)).toMatchObject({ status: 403, data: { reason: 'translations_full', limit: 50_000 } });
    const { used: now, limit } = await usage();
    expect(now).toBe(limit - 1);
    expect((await write('Tomorrow at noon')).data).toMatchObject({ reason: 'translations_full' });
    expect((await write('Tomorrow at noon')).msg).toContain('50000');
    expect(await read([kept])).toMatchObject([{ text: 'Question.', state: 'ok' }]);
    await leave(50_000);
  });
});

describe('translation of a channel', () => {
  const conversation = async () => (await app.call(conversations.get, { id }, as())).data;
  const setChannel = (auto: boolean) => app.call(translate.saveSettings, { channel: 'web', auto }, as());
  const choose = (target: TranslationLocale | null, inherit = false) => app.call(conversations.translate, { id, target, inherit }, as());

  test('holds for its conversations until somebody chooses in one, and again when they let it', async () => {
    expect(await conversation()).toMatchObject({ translate_to: null, translate_chosen: false });
    const { items } = (await setChannel(true)).data;
    expect(items.map(({ channel, auto }) => [channel, auto])).toEqual(CHANNEL_KINDS.map((kind) => [kind, kind === 'web']));
    expect(await conversation()).toMatchObject({ translate_to: 'ja-JP', translate_chosen: false });
    expect((await choose(null)).data).toMatchObject({ translate_to: null, translate_chosen: true });
    expect((await choose('ko')).data).toMatchObject({ translate_to: 'ko', translate_chosen: true });
    expect((await choose(null, true)).data).toMatchObject({ translate_to: 'ja-JP', translate_chosen: false });
    await setChannel(false);
    expect(await conversation()).toMatchObject({ translate_to: null });
  });

  test('goes on in the visitor’s own language, both ways, also where the platform has no screen in it', async () => {
    await setChannel(true);
    const spanish = await say('Quiero devolver la tienda, por favor');
    expect(await conversation()).toMatchObject({ spoken: 'es', translate_to: 'es' });
    model.reply = ({ system }) => (system.includes('(es)') ? 'Claro, con gusto.' : 'I want to return the tent, please');
    expect(await read([spanish])).toMatchObject([{ text: 'I want to return the tent, please', engine: 'model' }]);
    expect((await write('Of course, with pleasure.', 'es')).data).toMatchObject({ text: 'Claro, con gusto.' });
    const short = await say('ok');
    expect(await conversation()).toMatchObject({ spoken: 'es' });
    expect(await read([short], 'es')).toMatchObject([{ engine: 'none' }]);
    await say('환불 받고 싶어요');
    expect(await conversation()).toMatchObject({ spoken: 'ko', translate_to: 'ko' });
    await say('唔該,我想退貨呀,佢壞咗');
    expect(await conversation()).toMatchObject({ language: 'zh-HK', spoken: 'yue', translate_to: 'yue' });
    await say('谢谢，请退到原来的卡');
    expect(await conversation()).toMatchObject({ language: 'zh-CN', spoken: 'zh-CN' });
    await say('Bonjour, je voudrais parler de ma commande');
    expect(await conversation()).toMatchObject({ spoken: 'zh-CN' });
    await setChannel(false);
  });
});
