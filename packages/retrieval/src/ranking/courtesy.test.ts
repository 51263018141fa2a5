import { describe, expect, test } from 'vitest';
import { foldText } from '#/analysis/fold-text.ts';
import { createIndex } from '#/catalog/answer-index.ts';
import type { Locale } from '#/catalog/entry.ts';
import { retrieve } from '#/retrieve.ts';
import { withoutCourtesy } from './courtesy.ts';

const bare = (question: string): string =>
  withoutCourtesy(foldText(question))
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim();

test.each([
  ['Hello, could you please tell me when you open, thanks', 'when you open'],
  ['Hi there! I would like to know how I can return shoes. Thank you so much.', 'how i can return shoes'],
  ['你好，请问一下你们几点开门，谢谢', '你们几点开门'],
  ['唔該想問下你哋幾點開門，多謝晒', foldText('你哋幾點開門')],
  ['When do you open? Write to ada.lovelace+shop@mail.example please', 'when do you open write to please'],
  ['When do you open?</p></div>', 'when do you open'],
  ['几点开门？我的邮箱是ada@mail.example', foldText('几点开门 我的邮箱是')],
  ['お世話になっております。営業時間を教えてください。よろしくお願いいたします。', foldText('営業時間')],
])('courtesy is no part of %s', (question, asked) => expect(bare(question)).toBe(asked));

test.each([
  'How do I write a thank you note?',
  'Is a return much trouble?',
  '退货麻烦吗',
  'お願いの仕方',
  'history of the greeting',
  'Thanks',
  '谢谢',
  'ada@mail.example',
  'What is your @handle?',
  'What does <iframe> do?',
])('a question about such words keeps them: %s', (question) => expect(withoutCourtesy(foldText(question))).toBe(foldText(question)));

describe('a knowledge base of one or two entries', () => {
  const SHOPS: Record<
    string,
    { entries: [question: string, answer: string][]; asked: [question: string, place: number][]; vain: string[] }
  > = {
    'en-US': {
      entries: [
        ['When are you open?', 'We are open from nine to six, Monday to Friday.'],
        ['How do I return shoes?', 'Send them back within 30 days.'],
      ],
      asked: [
        ['Hello, could you please tell me when you open, thanks', 0],
        ['Hi there, I would like to know how I can return shoes, please', 1],
      ],
      vain: [
        'Hello, could you please tell me whether you ship to Spain, thanks',
        'Hello, could you please tell me if the shoes are vegan, thanks',
        'Could you please open a bank account for me, thank you',
      ],
    },
    'zh-CN': {
      entries: [
        ['你们几点开门？', '周一到周五早上九点到下午六点营业。'],
        ['鞋子怎么退货？', '三十天内寄回即可。'],
      ],
      asked: [
        ['你好，请问一下你们几点开门呀，谢谢', 0],
        ['您好，麻烦问一下鞋子怎么退货，谢谢啦', 1],
      ],
      vain: ['你好，请问你们送货到香港吗，谢谢', '你好，麻烦问一下鞋子是真皮的吗，谢谢', '您好，请问怎么开门锁，谢谢'],
    },
    'zh-HK': {
      entries: [
        ['你哋幾點開門？', '星期一至五朝九晚六營業。'],
        ['鞋點樣退貨？', '三十日內寄返嚟就得。'],
      ],
      asked: [
        ['你好，唔該想問下你哋幾點開門呀，多謝', 0],
        ['你好，想請問鞋點樣退貨，唔該晒', 1],
      ],
      vain: ['你好，唔該請問你哋送唔送貨去澳門，多謝', '你好，想問下啲鞋係咪真皮，唔該'],
    },
    'ja-JP': {
      entries: [
        ['営業時間は何時ですか？', '月曜から金曜の9時から18時までです。'],
        ['靴を返品するには？', '30日以内にお送りください。'],
      ],
      asked: [
        ['こんにちは、すみませんが営業時間を教えていただけますか、よろしくお願いします', 0],
        ['お世話になっております。靴を返品する方法を教えてください。よろしくお願いいたします', 1],
      ],
      vain: [
        'こんにちは、駐車場はあるか教えていただけますか、よろしくお願いします',
        'すみません、靴は本革ですか、よろしくお願いします',
        'お世話になっております。送料を教えてください。',
      ],
    },
  };

  for (const [locale, { entries, asked, vain }] of Object.entries(SHOPS)) {
    const indexOf = (size: number) => {
      const index = createIndex();
      for (const [place, [question, answer]] of entries.slice(0, size).entries())
        index.add({ id: String(place), question, answer, locale: locale as Locale });
      return index;
    };

    test.each([1, 2])(`${locale}, %i of them: answers politely put questions, and only those that it has an answer to`, (size) => {
      const index = indexOf(size);
      for (const [question, place] of asked) {
        const { answered, hits } = retrieve(index, question);
        expect([question, answered && hits[0]?.id]).toEqual([question, place < size && String(place)]);
      }
      for (const question of vain) expect([question, retrieve(index, question).answered]).toEqual([question, false]);
    });
  }
});
