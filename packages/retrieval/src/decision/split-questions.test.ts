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
    ['where are you and can I pay cash', 2],
    ['do I pay for the parcel and how long does it take', 2],
    ['do we get a better price for ten, and is there parking?', 2],
    ['运费多少，能送上楼吗', 2],
    ['運費幾錢，送唔送上樓', 2],
    ['房间里有吹风机吗，还有押金多少', 2],
    ['请问怎么坐地铁过去，然后停车贵不贵', 2],
    ['學生有冇平啲，同埋積分點計', 2],
    ['几点开门 停车贵不贵', 2],
    ['幾點收舖 有冇得泊車', 2],
    ['朝食は何時からですか 駐車場はありますか', 2],
    ['when is breakfast as well as how much is parking', 2],
    ['where are you - can I pay cash', 2],
    ['do you ship to Korea, one more question: how long does it take', 2],
  ])('%s has %i questions', (message, count) => expect(splitQuestions(message)).toHaveLength(count));

  test.each([
    'How do I return shoes and socks?',
    'I bought shoes last week. They are too small. Can I exchange them?',
    '我上周买的鞋太小了，可以换吗？',
    '先週靴を買いました。サイズ交換はできますか？',
    '我想换一双大一号的，可以吗',
    '我部機壞咗，點算',
    '我部機壞咗 點算',
    '返品したいです 靴を買いました',
    'check-in time - room 12',
    'I ordered on monday, and it is still not here',
    'shoes and socks, hats and scarves',
    'データを保存してから、アカウントを消したいです。やり方を教えて',
    'refund',
    '',
  ])('%s has one', (message) => expect(splitQuestions(message)).toEqual([message]));

  test('that asks to be told two things is asked about each', () => {
    expect(splitQuestions('お店の定休日と、ラッピングの値段を教えてください')).toEqual([
      'お店の定休日を教えてください',
      'ラッピングの値段を教えてください',
    ]);
    expect(splitQuestions('子どもも診てもらえるのかと、駅からの道順を知りたいです')).toEqual([
      '子どもも診てもらえるのか知りたいです',
      '駅からの道順を知りたいです',
    ]);
  });
});
