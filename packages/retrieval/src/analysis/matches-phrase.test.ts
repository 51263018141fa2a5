import { describe, expect, test } from 'vitest';
import { matchesPhrase } from './matches-phrase.ts';

describe('matchesPhrase', () => {
  test.each([
    ['I want to talk to an agent', 'agent'],
    ['AGENT!', 'agent'],
    ['Human-agent please', 'human agent'],
    ['human   agent', 'human agent'],
    ['ｈｕｍａｎ', 'human'],
    ['I don’t want a bot', "don't want"],
    ['我要转人工', '转人工'],
    ['我要轉人工', '转人工'],
    ['我要转人工', '轉人工'],
    ['人工！！！', '人工'],
    ['担当者と話したいです', '担当者'],
    ['ｵﾍﾟﾚｰﾀｰにつないで', 'オペレーター'],
    ['搵真人客服啦', '真人客服'],
    ['VIP客服', 'vip'],
    ['help 🙋 me', '🙋'],
    ['Café', 'cafe'],
  ])('%j says %j', (text, phrase) => {
    expect(matchesPhrase(text, phrase)).toBe(true);
  });

  test.each([
    ['two agents', 'agent', 'a longer word'],
    ['reagent', 'agent', 'the end of a longer word'],
    ['agent of the human', 'human agent', 'the words in another order'],
    ['工人', '人工', 'the characters in another order'],
    ['anything', '', 'an empty phrase'],
    ['anything', '  ', 'a blank phrase'],
    ['', 'agent', 'an empty text'],
    ['人类', '人工', 'a part of the phrase only'],
  ])('%j does not say %j: %s', (text, phrase) => {
    expect(matchesPhrase(text, phrase)).toBe(false);
  });
});
