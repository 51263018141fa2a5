import { describe, expect, test } from 'vitest';
import { splitQuestions } from './split-questions.ts';

describe('a message', () => {
  test.each([
    ['What time is breakfast? Can I bring my dog?', 2],
    ['when is breakfast and how much is parking', 2],
    ['早餐几点？停车怎么收费？', 2],
    ['几点退房，还有可以寄存行李吗', 2],
    ['幾點開門同埋有冇得泊車', 2],
    ['朝食は何時からですか。駐車場はありますか', 2],
    ['チェックアウトは何時ですか、あと荷物は預けられますか', 2],
  ])('%s has %i questions', (message, count) => expect(splitQuestions(message)).toHaveLength(count));

  test.each([
    'How do I return shoes and socks?',
    'I bought shoes last week. They are too small. Can I exchange them?',
    '我上周买的鞋太小了，可以换吗？',
    '先週靴を買いました。サイズ交換はできますか？',
    'refund',
    '',
  ])('%s has one', (message) => expect(splitQuestions(message)).toEqual([message]));
});
