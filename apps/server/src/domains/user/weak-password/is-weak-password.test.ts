import { isPassword } from '@lobby/contract';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isWeakPassword } from './is-weak-password.ts';

const OWN = ['mina.sato@shop.example', 'Mina’s Café', 'minas-cafe'];
const isWeak = (password: string) => isWeakPassword(password, OWN);

describe('a password that would be guessed quickly', () => {
  test.each([
    ['of a breach', ['password1', 'abc123', 'trustno1', 'secret1', 'letmein1', 'charlie1', '1q2w3e4r', 'iloveyou2']],
    ['of a breach, in capitals', ['Password1', 'PASSWORD1', 'Trustno1']],
    ['of a breach, with look-alikes', ['p@ssw0rd', 'P4ssw0rd', 'pa55word1', 'dr4gon12', 'l3tm3in1']],
    ['that is a well-known word and some digits', ['monkey2024', 'Dragon99!', '12summer', 'football#7', 'Welcome123']],
    [
      'that walks over the keyboard',
      ['qwerty12', 'asdf1234', '1qaz2wsx', 'zxcvbn123', 'qwe123', '7654321a', 'qaz123wsx', 'abcdef12', 'a1b2c3d4'],
    ],
    ['that repeats itself', ['aaaaa1', 'a11111', 'aa11aa', 'xk3xk3', 'xk3xk3xk3', 'q7zqq7zq', 'aaaabbbb1111']],
    ['that is the address', ['mina.sato1', 'minasato99', 'Mina2024', '1sato1', 'm1n4s4to7', 'minasato2024']],
    ['that is the business', ['minascafe1', 'Minas-Cafe-1', 'cafe2026', 'minas1']],
    ['that is the product', ['lobby1', 'Lobby2026', 'l0bby!!']],
  ])('%s', (_, passwords) => {
    // Each of them meets the rule of §5: nothing else refuses it.
    expect(passwords.filter((password) => !isPassword(password))).toEqual([]);
    expect(passwords.filter((password) => !isWeak(password))).toEqual([]);
  });
});

describe('a password that nobody thinks of', () => {
  test.each([
    'otter-7-kiosk',
    'Tr9x!mqu4',
    'blau7gelb-ort',
    'k4nal.ufer.9',
    'mina9-river-k2',
    'correct7horse',
    'vj82xq',
    '香港茶餐廳a1',
    'Journey1-8f3a91bc',
  ])('%s is not refused', (password) => {
    expect(isWeak(password)).toBe(false);
  });
});

test('names that are too short, or not there, refuse nothing', () => {
  expect(isWeakPassword('xo7-kiln-pq', ['xo@shop.example', null, undefined, '', '!!'])).toBe(false);
});

test('the list has more than ten thousand passwords that meet the rule, each in the form it is compared in', () => {
  const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(lines.filter(isPassword).length).toBeGreaterThan(10_000);
  expect(lines.filter((line) => line !== line.normalize('NFKC').toLowerCase())).toEqual([]);
  expect(lines.filter((line) => isPassword(line) && !isWeakPassword(line, []))).toEqual([]);
});
