import { describe, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import { decide } from '#/decision/decide.ts';
import { loadThesaurus } from '#/thesaurus/load-thesaurus.ts';

const thesaurus = await loadThesaurus();

/** What is decided in a knowledge base of a few questions. */
function ask(question: string, ...headings: string[]) {
  const index = createIndex({ thesaurus });
  for (const heading of headings) index.add({ id: heading, question: heading, answer: '…' });
  const { outcome, hits, offers } = decide(index, question);
  return { outcome, first: hits[0]?.id, offered: offers.map(({ id }) => id), words: hits[0]?.why.words ?? [] };
}

/** Questions with a character that was chosen wrong in an input method, and the entry that is meant. */
const SLIPS: readonly (readonly [kind: string, asked: string, meant: string, others: string[]])[] = [
  ['the same pinyin', '门飘多少钱', '门票多少钱？', ['几点开门？', '可以拍照吗？']],
  ['the same pinyin, a word that the thesaurus lacks', '毛毯怎么漂冼', '毛毯怎么漂洗？', ['草莓怎么吃？', '怎么付款？']],
  ['the same sound in Cantonese', '邊度可以拍車', '邊度可以泊車？', ['有冇導賞團？', '幾點開門？']],
  ['a similar shape', '输人密码', '怎么输入密码？', ['怎么注册？', '怎么退款？']],
  ['the same reading in Japanese', '対会したいです', '退会するにはどうすればいいですか？', ['支払い方法は？', '返品できますか？']],
  ['kana in place of characters', 'はいそうはいつですか', '配送日はいつですか？', ['返品できますか？', '支払い方法は？']],
];

describe('a question with a slip of an input method', () => {
  test.each(SLIPS)('%s: %s', (_kind, asked, meant, others) => {
    const { outcome, first, offered } = ask(asked, meant, ...others);
    expect(first).toBe(meant);
    expect(outcome === 'answer' || offered.includes(meant)).toBe(true);
  });

  test('says for which word the wrong one was taken', () => {
    expect(ask('门飘多少钱', '门票多少钱？', '几点开门？').words).toContainEqual(expect.objectContaining({ said: '门飘', found: '门票' }));
    expect(ask('配総はいつ', '配送はいつですか？', '返品').words).toContainEqual(expect.objectContaining({ said: '配総', found: '配送' }));
  });

  test('is not found in a word that shares nothing but the sound', () => {
    expect(ask('工事几天', '公式怎么写？', '攻势').outcome).not.toBe('answer');
  });
});
