import { blockOf, type ModelAsked, type ModelReply } from './model-server.ts';

/** Sentences of the journeys with their marks, as a translator of that language would write them. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en-US': {
    '帐篷多少钱？订单⟦1⟧能改吗？': 'How much is the tent? Can order ⟦1⟧ be changed?',
    '帐篷⟦1⟧，订单⟦2⟧可以改。': 'The tent is ⟦1⟧, and order ⟦2⟧ can be changed.',
    'テントはいくらですか？': 'How much is the tent?',
  },
  'zh-CN': { 'The tent costs ⟦1⟧, and order ⟦2⟧ can be changed.': '帐篷⟦1⟧，订单⟦2⟧可以改。' },
};

/** What stands in a text for a model that is out of order. */
const OUT_OF_ORDER = 'out of order';

/** Does what a model does, as far as a look at the screens needs it. */
export function pretend(asked: ModelAsked): ModelReply {
  const { system, user } = asked;
  if (user.includes(OUT_OF_ORDER)) return { status: 500 };
  const text = blockOf(asked, 'text');
  if (system.startsWith('You translate')) {
    const target = /\(([\w-]+)\)\. Rules/u.exec(system)?.[1] ?? '';
    return KNOWN[target]?.[text] ?? `(${target}) ${text}`;
  }
  if (system.startsWith('You turn')) return JSON.parse(blockOf(asked, 'question') || '""') as string;
  if (system.startsWith('You edit')) return system.includes('shorter') ? (text.split(/(?<=[.。])\s*/u)[0] ?? text) : `Of course. ${text}`;
  if (system.startsWith('You brief')) {
    const summary = 'Wants to change an order for a tent. The price was asked for and is still open.';
    return system.includes('three hyphens') ? `${summary}\n---\nTell them the price from the corpus.` : summary;
  }
  if (system.startsWith('You label')) return '["Orders", "Tents"]';
  const looked = /status\\*":\\*"(\w+)/u.exec(asked.results[0] ?? '')?.[1];
  if (looked !== undefined) return `The order is ${looked}.`;
  const order = /order (\d+)/u.exec(blockOf(asked, 'question'))?.[1];
  if (order !== undefined && asked.tools.includes('order_status'))
    return { calls: [{ name: 'order_status', arguments: { order_no: order } }] };
  const [first] = JSON.parse(blockOf(asked, 'knowledge') || '[]') as { text: string }[];
  const cites = system.startsWith('You answer visitors') ? ' [1]' : '';
  return first ? `Thank you for asking. ${first.text}${cites}` : 'I do not know.';
}
