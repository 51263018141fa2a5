import { expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

test.each([
  ['Mail me at mina.tan@kumo.example please', 'Mail me at name@example.com please'],
  ['Call +852 9123 4567 or (02) 1234-5678', 'Call 000000 or (000000'],
  ['My card is 4242 4242 4242 4242', 'My card is 000000'],
  ['Order AB-12345 and #9988776', 'Order #000000 and #000000'],
  ['See https://kumo.example/u/mina?x=1 there', 'See https://example.com there'],
  ['My name is Mina Tan, hello', 'My name is ···, hello'],
  ['我叫陈小明，电话13812345678', '我叫···,电话000000'],
  ['私の名前は田中です。', '私の名前は···です。'],
  ['連絡は０９０－１２３４－５６７８まで', '連絡は000000まで'],
])('%s is kept as %s', (said, kept) => {
  expect(maskPersonal(said)).toBe(kept);
});

test.each(['How long can I return size 42 within 30 days?', '30 天之内可以退货吗？', '2026年の営業日は？'])(
  '%s names nobody and stays',
  (said) => {
    expect(maskPersonal(said)).toBe(said.normalize('NFKC'));
  },
);
