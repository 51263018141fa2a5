import {
  bot,
  botTools,
  corpora,
  corpus,
  corpusBulk,
  corpusSources,
  diversionLinks,
  gaps,
  glossary,
  help,
  preview,
  testSets,
  channels,
  type RequestInput,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { tendCorpus } from '#/domains/corpus/care/tend-corpus.ts';
import { webChannel } from './web-channel.ts';
import { named, type Writes, type WriteScene } from './write-scene.ts';

const CSV = () => ({ name: 'entries.csv', bytes: new TextEncoder().encode(`question,answer\n${named('When')},Soon.\n`) });
const HELP_FILE = () => ({ name: `${named('care')}.md`, bytes: new TextEncoder().encode(`# ${named('Care')}\n\nBrush it.\n`) });
const aShelf = ({ make }: WriteScene) => make(corpora.create, { name: named('Tents'), default_locale: 'en-US' });
const aSource = ({ make }: WriteScene) => make(corpusSources.create, aText());
const aText = () => ({ client_id: randomUUID(), kind: 'text' as const, name: named('Guarantee'), text: 'Two years on every tent.' });
const aTool = (): RequestInput<typeof botTools.create> => ({
  name: `t${randomUUID().slice(0, 8)}`,
  description: 'Says where a parcel is',
  method: 'GET',
  url: 'https://shop.invalid/status',
  params: [],
  timeout_ms: 500,
  needs_verified_contact: false,
  needs_confirmation: false,
  enabled: true,
  headers: [],
  auth: { kind: 'none', name: '' },
});
const aSet = ({ make }: WriteScene) => make(testSets.create, { name: named('Gate') });
const aCase = {
  locale: 'en-US' as const,
  turns: ['How long?'],
  must_contain: [],
  must_not: [],
  must_cite: [],
  outcome: 'any' as const,
};
const aTerm = () => ({ source: named('Tarp'), keep: true, texts: {} });
const aCategory = ({ make }: WriteScene) =>
  make(help.createCategory, { parent_id: null, icon: 'book', names: { 'en-US': named('Tents') } });
const aSavedLink = ({ make, link }: WriteScene) => make(diversionLinks.create, link());
const aChannel = async ({ make }: WriteScene) => webChannel(await make(channels.create, { kind: 'web', name: named('Shop') }));
/** Things that no shop of tents knows about. */
const UNKNOWN = [
  'zeppelin flights',
  'harpsichord lessons',
  'submarine licences',
  'moustache wax',
  'violin strings',
  'pizza ovens',
  'lentil soup',
  'parrot food',
  'quilt patterns',
  'jazz records',
  'tractor tyres',
  'welding masks',
];
/** How many of them each business was asked about: files that follow each other in one process share this module. */
const asked = new WeakMap<WriteScene['mina'], number>();
/** A question that a visitor asked in vain. */
const aGap = async ({ app, mina, chat, later, make }: WriteScene): Promise<string> => {
  const { say } = await chat();
  const place = asked.get(mina) ?? 0;
  asked.set(mina, place + 1);
  const topic = UNKNOWN[place];
  if (topic === undefined) throw new Error('this business has been asked about all that it does not know');
  const question = `Please tell me all of ${topic}`;
  await say(question);
  await app.services.botRunner.idle();
  later(10_000);
  await tendCorpus(app.services);
  const { items } = await make(gaps.list, {});
  const found = items.find((gap) => gap.question === question);
  if (!found) throw new Error(`no gap: ${question}`);
  return found.id;
};

/** What a business knows, says and shows. */
export const KNOWLEDGE_WRITES: Writes = {
  'corpus.create': () => ({ request: { question: named('How long'), answer: 'Two years.', locale: 'en-US', client_id: randomUUID() } }),
  async 'corpus.update'({ entry }) {
    const { id, version, question } = await entry();
    return { request: { id, version, question, answer: 'Three years.', locale: 'en-US' } };
  },
  'corpus.translation': async ({ entry }) => ({ request: { id: (await entry()).id, locale: 'ja-JP' } }),
  'corpus.import': () => ({ request: { import_id: randomUUID() }, file: CSV() }),
  async 'corpus.importStop'({ app, mina }) {
    const import_id = randomUUID();
    await app.call(corpus.import, { import_id }, { token: mina.token, file: CSV() });
    return { request: { import_id } };
  },
  'corpus.ask': () => ({ request: { question: 'How long is the guarantee?' } }),
  'corpus.previewEntry': () => ({ request: { question: 'How long?', answer: 'Two years.', locale: 'en-US' } }),
  'corpora.create': () => ({ request: { name: named('Tents'), default_locale: 'en-US' } }),
  async 'corpora.update'(scene) {
    const { id, version } = await aShelf(scene);
    return { request: { id, version, name: named('Tarps'), default_locale: 'en-US' } };
  },
  'corpora.remove': async (scene) => ({ request: { id: (await aShelf(scene)).id } }),
  'corpusBulk.run': async ({ entry }) => ({
    request: { id: randomUUID(), ids: [(await entry()).id], action: { kind: 'tag', tag: 'spring' } },
  }),
  async 'corpusBulk.undo'({ entry, make }) {
    const id = randomUUID();
    await make(corpusBulk.run, { id, ids: [(await entry()).id], action: { kind: 'tag', tag: 'spring' } });
    return { request: { id } };
  },
  async 'corpusVersion.restore'({ entry, make }) {
    const { id, version, question } = await entry();
    const changed = await make(corpus.update, { id, version, question, answer: 'Three years.', locale: 'en-US' });
    return { request: { id, no: 1, version: changed.version } };
  },
  'gap.settle': async (scene) => ({ request: { id: await aGap(scene), status: 'ignored' } }),
  'gap.addWording': async (scene) => ({ request: { id: await aGap(scene) } }),
  'gap.merge': async (scene) => ({ request: { id: await aGap(scene), ids: [randomUUID()] } }),
  'gap.split': async (scene) => ({ request: { id: await aGap(scene), questions: ['Anything else?'] } }),
  'suggestion.reject': () => ({ request: { id: randomUUID(), reason: 'Only in summer' } }),
  async 'conflict.settle'({ entry }) {
    return { request: { left_id: (await entry()).id, right_id: (await entry()).id, keep: 'both' } };
  },
  'source.create': () => ({ request: aText() }),
  async 'source.update'(scene) {
    const { id, version } = await aSource(scene);
    return { request: { id, version, name: named('Terms'), refresh: 'never' } };
  },
  'source.command': async (scene) => ({ request: { id: (await aSource(scene)).id, command: 'read' } }),
  'source.remove': async (scene) => ({ request: { id: (await aSource(scene)).id } }),
  async 'source.usePage'(scene) {
    const { id } = await aSource(scene);
    await scene.app.services.sourceRunner.idle();
    const { items } = await scene.make(corpusSources.pages, { id });
    return { request: { id, page_id: items[0]?.id ?? randomUUID(), used: false } };
  },
  async 'bot.update'({ make }) {
    const { score_floor, texts, version } = await make(bot.get, {});
    return { request: { score_floor, texts, version } };
  },
  'bot.test': () => ({ request: { question: 'How long?', locale: 'en-US' } }),
  'bot.publish': async ({ make }) => ({ request: { version: (await make(bot.get, {})).version, note: 'Spring' } }),
  'bot.rollback': async ({ make }) => ({ request: { no: 1, version: (await make(bot.get, {})).version } }),
  'bot.pause': () => ({ request: { paused: false } }),
  'botTool.create': () => ({ request: aTool() }),
  async 'botTool.update'({ make }) {
    const { id, version } = await make(botTools.create, aTool());
    return { request: { id, version, tool: aTool() } };
  },
  'botTool.remove': async ({ make }) => ({ request: { id: (await make(botTools.create, aTool())).id } }),
  'botTool.try': async ({ make }) => ({ request: { id: (await make(botTools.create, aTool())).id, arguments: {} } }),
  'testSet.create': () => ({ request: { name: named('Gate') } }),
  'testSet.update': async (scene) => ({ request: { id: (await aSet(scene)).id, name: named('Door'), is_gate: false } }),
  'testSet.remove': async (scene) => ({ request: { id: (await aSet(scene)).id } }),
  async 'testSet.saveCase'(scene) {
    const { id } = await aSet(scene);
    const saved = await scene.make(testSets.saveCase, { id, ...aCase });
    return { request: { id, case_id: saved.id, ...aCase, turns: ['How long?', 'And for tarps?'] } };
  },
  async 'testSet.removeCase'(scene) {
    const { id } = await aSet(scene);
    const saved = await scene.make(testSets.saveCase, { id, ...aCase });
    return { request: { id, case_id: saved.id } };
  },
  async 'testSet.keepConversation'(scene) {
    return { request: { id: (await aSet(scene)).id, conversation_id: (await scene.chat()).id } };
  },
  async 'testSet.import'(scene) {
    const csv = 'question,must_contain\nHow long?,years\n';
    return { request: { id: (await aSet(scene)).id, csv, locale: 'en-US', dry_run: false } };
  },
  async 'testSet.start'(scene) {
    const { id } = await aSet(scene);
    await scene.make(testSets.saveCase, { id, ...aCase });
    return { request: { id } };
  },
  async 'testSet.cancel'(scene) {
    const { id } = await aSet(scene);
    await scene.make(testSets.saveCase, { id, ...aCase });
    return { request: { id: (await scene.make(testSets.start, { id })).id } };
  },
  'glossary.create': () => ({ request: aTerm() }),
  async 'glossary.update'({ make }) {
    const { id, version } = await make(glossary.create, aTerm());
    return { request: { id, version, ...aTerm() } };
  },
  'glossary.remove': async ({ make }) => ({ request: { id: (await make(glossary.create, aTerm())).id } }),
  'help.createCategory': () => ({ request: { parent_id: null, icon: 'book', names: { 'en-US': named('Tents') } } }),
  async 'help.updateCategory'(scene) {
    const { id, version } = await aCategory(scene);
    return { request: { id, version, parent_id: null, icon: 'book', names: { 'en-US': named('Tarps') } } };
  },
  'help.removeCategory': async (scene) => ({ request: { id: (await aCategory(scene)).id } }),
  'help.orderCategories': async (scene) => ({ request: { ids: [(await aCategory(scene)).id] } }),
  'help.create': () => ({ request: { category_id: null, locale: 'en-US', title: named('Care') } }),
  async 'help.update'({ article }) {
    const { id, version } = await article();
    return { request: { id, version, category_id: null, visibility: 'public', feed_bot: true, pinned: true } };
  },
  'help.remove': async ({ article }) => ({ request: { id: (await article()).id } }),
  async 'help.save'({ article }) {
    const { id } = await article();
    return { request: { id, locale: 'ja-JP', title: 'お手入れ', body: 'ブラシで。', version: 0 } };
  },
  async 'help.setStatus'({ article, make }) {
    const { id } = await article();
    const text = await make(help.save, { id, locale: 'ja-JP', title: 'お手入れ', body: 'ブラシで。', version: 0 });
    return { request: { id, locale: 'ja-JP', action: 'publish', version: text.version } };
  },
  'help.bulk': async ({ article }) => ({ request: { ids: [(await article()).id], action: 'delete' } }),
  'help.translate': async ({ article }) => ({ request: { id: (await article()).id, from: 'en-US', to: 'ja-JP' } }),
  'help.images': () => ({ request: { ids: [] } }),
  'help.import': () => ({ request: {}, file: HELP_FILE() }),
  'preview.create': () => ({ request: {} }),
  'preview.revoke': async ({ make }) => ({ request: { id: (await make(preview.create, {})).id } }),
  'diversionLink.create': ({ link }) => ({ request: link() }),
  async 'diversionLink.update'(scene) {
    const { id, version } = await aSavedLink(scene);
    return { request: { ...scene.link(), id, version } };
  },
  async 'diversionLink.act'(scene) {
    return { request: { id: (await aSavedLink(scene)).id, action: 'publish' } };
  },
  'channel.create': () => ({ request: { id: randomUUID(), kind: 'web', name: named('Shop') } }),
  async 'channel.update'(scene) {
    const { id, version } = await aChannel(scene);
    return { request: { id, version, name: named('Store') } };
  },
  'channel.remove': async (scene) => ({ request: { id: (await aChannel(scene)).id } }),
  'channel.verify': async (scene) => ({ request: { id: (await aChannel(scene)).id, url: 'https://shop.invalid/' } }),
};
