import { describe, expect, test } from 'vitest';
import { readTurn } from './read-turn.ts';

describe('a message', () => {
  test.each([
    ['and to Japan?', 'How much is shipping to Korea?'],
    ['how much is that?', 'Do you have a gym?'],
    ['いくらですか？', '駐車場はありますか'],
    ['それは何時までですか', '朝食はありますか'],
    ['那日本呢', '寄到韩国要多久'],
    ['咁幾錢呀', '有冇得泊車'],
  ])('%s leans on %s', (message, before) => expect(readTurn(message, [before]).leans).toBe('yes'));

  test.each([
    ['別料金ですか', 'レッスンの予約ってどうやるんですか'],
    ['一次多久', '年卡能停吗'],
    ['幾錢一條', '有冇毛巾借'],
  ])('%s may lean on %s', (message, before) => expect(readTurn(message, [before]).leans).toBe('maybe'));

  test.each([
    ['How do I cancel my subscription?', 'Do you have a gym?'],
    ['返品の手続きを教えてください', '駐車場はありますか'],
    ['怎么申请发票抬头变更', '寄到韩国要多久'],
  ])('%s stands alone', (message, before) => expect(readTurn(message, [before])).toEqual({ leans: 'no', topic: '' }));

  test('with nothing before it leans on nothing', () => expect(readTurn('and to Japan?', [])).toEqual({ leans: 'no', topic: '' }));

  test('that asks anew leaves out what was asked before', () => {
    expect(readTurn('how much is that?', ['When is breakfast served?']).topic).toBe('is breakfast served?');
    expect(readTurn('and dinner?', ['When is breakfast served?']).topic).toBe('When is breakfast served?');
  });

  test('leans on what the one before it leaned on', () => {
    expect(readTurn('and how long?', ['Do you ship to Korea?', 'how much is that?']).topic).toContain('korea');
  });
});
