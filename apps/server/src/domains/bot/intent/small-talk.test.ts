import { describe, expect, test } from 'vitest';
import { smallTalkOf } from './small-talk.ts';

describe('politeness that asks nothing is recognised in four languages', () => {
  test.each([
    ['Hi', 'greeting'],
    ['hello!', 'greeting'],
    ['Good morning', 'greeting'],
    ['Hey there 👋', 'greeting'],
    ['你好', 'greeting'],
    ['您好！', 'greeting'],
    ['哈囉', 'greeting'],
    ['早晨', 'greeting'],
    ['在吗？', 'greeting'],
    ['こんにちは', 'greeting'],
    ['こんばんは。', 'greeting'],
    ['はじめまして', 'greeting'],
    ['Ｈｅｌｌｏ', 'greeting'],
    ['thanks', 'thanks'],
    ['Thank you so much!', 'thanks'],
    ['ok thanks', 'thanks'],
    ['谢谢', 'thanks'],
    ['好的，谢谢', 'affirm'],
    ['多謝', 'thanks'],
    ['唔該晒', 'thanks'],
    ['ありがとうございます', 'thanks'],
    ['助かりました', 'thanks'],
    ['bye', 'goodbye'],
    ['再见', 'goodbye'],
    ['拜拜', 'goodbye'],
    ['さようなら', 'goodbye'],
    ['失礼します', 'goodbye'],
    ['how are you?', 'how_are_you'],
    ['お元気ですか？', 'how_are_you'],
    ['Are you a bot?', 'who_are_you'],
    ['你是真人吗？', 'who_are_you'],
    ['你係邊個', 'who_are_you'],
    ['AIですか？', 'who_are_you'],
    ['ok', 'acknowledge'],
    ['got it', 'acknowledge'],
    ['明白', 'acknowledge'],
    ['わかりました', 'acknowledge'],
    ['yes please', 'affirm'],
    ['要', 'affirm'],
    ['お願いします', 'affirm'],
  ])('%s → %s', (text, kind) => {
    expect(smallTalkOf(text)).toBe(kind);
  });

  test.each([
    'Hello, how much is it?',
    '你好，怎么退货',
    'こんにちは、送料はいくらですか',
    'thanks but where is my order',
    '',
    '   ',
    '🙂',
    '?',
    'high',
    'this',
    'what is your return policy',
    '謝謝卡怎麼用',
    'x'.repeat(5_000),
  ])('%s is about something, or about nothing at all', (text) => {
    expect(smallTalkOf(text)).toBeUndefined();
  });
});

describe('the name of the bot asks nothing', () => {
  test.each([
    ['Hello Hana!', 'greeting'],
    ['hi hana, how are you?', 'how_are_you'],
    ['Thanks, Hana', 'thanks'],
    ['Hana?', 'greeting'],
    ['ハナさん、こんにちは', 'greeting'],
    ['小花你好', 'greeting'],
    ['bye bye (hana)', 'goodbye'],
  ])('%s → %s', (text, kind) => {
    expect(smallTalkOf(text, ['Hana', '小花', 'ハナ'])).toBe(kind);
  });

  test.each(['Hana, where is my order?', 'is there a hanabi evening', 'Hello Hanako', '小花裙子有货吗'])(
    'beside a question: %s',
    (text) => {
      expect(smallTalkOf(text, ['Hana', '小花', 'ハナ'])).toBeUndefined();
    },
  );

  test('a name of signs is no pattern, and an empty one stands for nothing', () => {
    expect(smallTalkOf('hello bot (beta)', ['Bot (Beta)', ''])).toBe('greeting');
    expect(smallTalkOf('where is it', ['.*', ''])).toBeUndefined();
  });
});
