import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { foldQuotes } from './fold-quotes.ts';
import { OWN_MARKS } from './write-body.ts';

describe('what was quoted', () => {
  const fold = (text: string) => foldQuotes(text, OWN_MARKS);

  test('is folded from our own line on, with what the program says above it', () => {
    expect(fold(`Blue.\n\n${OWN_MARKS[0] ?? ''}\nWhich colour is it?`)).toEqual({
      shown: 'Blue.',
      quoted: `${OWN_MARKS[0] ?? ''}\nWhich colour is it?`,
    });
  });

  test('stays where somebody has answered between the lines', () => {
    const text = '> Which colour is it?\nBlue.\n> When did it break?\nOn Sunday.\n\n> Thank you';
    expect(fold(text)).toEqual({ shown: '> Which colour is it?\nBlue.\n> When did it break?\nOn Sunday.', quoted: '> Thank you' });
  });

  test('stays above an answer that stands below it', () => {
    expect(fold('On Mon, Jun 1, 2026 at 9:00 AM Shop <help@shop.example> wrote:\n> Which colour?\n\nBlue.').shown).toContain('Blue.');
  });

  test('is nothing where nothing was', () => {
    for (const text of [
      'Blue.',
      'On Monday I wrote: it is blue.\nAnd on Sunday too.',
      '我在周一写道它是蓝色的\n谢谢',
      'Price: 5 > 3, is it not?',
      '件名を忘れました。',
      'From: Hong Kong\nTo: Tokyo\nDate: 12 May',
      '日時：10月3日 午後2時\n宛先：東京都千代田区1-1',
      '2026年10月3日の希望時間：\n午後2時から4時',
      '2026年10月3日 14:00 の希望時間：\n午後2時から4時',
      '我在订单里写了：\n送到后门',
      '我於2026年10月3日在訂單裡寫了：\n送到後門',
      'On the invoice your clerk wrote:\nto be paid in 30 days\nI have paid.',
      'On 12 May 2026 your clerk wrote:\nit is ready\nIt was not.',
      '先日お送りいただいた\n御社からのメール\nについてです。',
      '10月3日 14:00 に届いた\n御社からのメール\nについてです。',
      'My order:\n| item | qty |\n|---|---|\n| tent | 2 |\nPlease add one more.',
      'Above.\n__________\nBelow.',
      'Above.\n--\nBelow.',
      'Above.\n----------------\nBelow.',
      '> 5 kg is too heavy for me.\nCan I have the small one?',
      'Is it really\n> 5 kg?',
      'Sent from the shop in Berlin last week.',
      'Please cancel it.\nSent from the shop in Berlin last week.',
      '请取消。\n从我的订单里取消一件',
      'From: Ada Lovelace\nDate: tomorrow\nPlease deliver.',
    ])
      expect(fold(text)).toEqual({ shown: text, quoted: '' });
  });

  test('stays as a whole where somebody says that the answers stand between the lines', () => {
    const quoted = 'On Mon, Jun 1, 2026 at 9:00 AM Shop <help@shop.example> wrote:\n> Which colour?\nBlue.\n> Which size?\nSmall.';
    expect(fold(`Hi, see my answers below\n\n${quoted}`)).toEqual({ shown: `Hi, see my answers below\n\n${quoted}`, quoted: '' });
    const unmarked = 'From: Shop <help@shop.example>\nSent: Monday, June 1, 2026 9:00 AM\nTo: Ada\nSubject: Zip\n\nWhich colour? Blue.';
    expect(fold(`My answers are in red below.\n\n${unmarked}`).shown).toContain('Blue.');
    expect(fold(`下記に赤字で回答します。\n\n${unmarked}`).shown).toContain('Blue.');
  });

  test('is never all there is, unless it is our own mail and nothing else', () => {
    const head = 'On Mon, Jun 1, 2026 at 9:00 AM Shop <help@shop.example> wrote:';
    expect(fold(`${head}\nWhich colour? Blue.`).shown).toContain('Blue.');
    expect(fold(`${head}\n> ${OWN_MARKS[0] ?? ''}\n> Which colour?`).shown).toBe('');
  });

  test('is known by its headline even where no sign stands before it', () => {
    for (const headline of [
      'On Mon, Jun 1, 2026 at 9:00 AM Kumo Outdoor <help+abcdefghijklmnopqrstuvwxyz@shop.example>\nwrote:',
      'On Mon, Jun 1, 2026 at 9:00 AM Kumo Outdoor\n<help@shop.example>\nwrote:',
      'Kumo Outdoor <help@shop.example> 于2026年6月1日周一 09:00写道：',
      '在 2026-06-01 09:00:00，"Kumo Outdoor" <help@shop.example> 写道：',
      '2026年6月1日(月) 9:00 Kumo Outdoor <help@shop.example>:',
      '2026/06/01 9:00、Kumo Outdoor <help@shop.example>のメール:',
      '-----Original Message-----',
      '------------------ 原始邮件 ------------------',
      '________________________________\nFrom: Kumo Outdoor\nSent: Monday, June 1, 2026 9:00 AM\nTo: Ada',
      '寄件者: Kumo Outdoor <help@shop.example>\n寄件日期: 2026年6月1日 下午 05:00\n收件者: 陳大文\n主旨: 拉鍊',
    ])
      expect(fold(`Blue.\n\n${headline}\n\nWhich colour?`), headline).toEqual({ shown: 'Blue.', quoted: `${headline}\n\nWhich colour?` });
  });

  test('takes nothing of the line above its headline along', () => {
    expect(fold('I came on 2026-05-30 at 9:00\nKumo <help@shop.example> 于2026年6月1日周一 09:00写道：\n> x\n> y').shown).toBe(
      'I came on 2026-05-30 at 9:00',
    );
  });

  test('stays where it is passed on: that is what the mail is about', () => {
    const text =
      'What is this?\n\n---------- Forwarded message ---------\nFrom: Post <a@post.example>\nDate: Mon, Jun 1, 2026 at 9:00 AM\nSubject: Parcel\n\nLost.';
    expect(fold(text)).toEqual({ shown: text, quoted: '' });
  });

  test('a signature is folded with it, unless there is nothing else', () => {
    expect(fold('Blue.\n\n-- \nAda Lovelace\nLondon')).toEqual({ shown: 'Blue.', quoted: '-- \nAda Lovelace\nLondon' });
    expect(fold('Sent from my iPhone')).toEqual({ shown: 'Sent from my iPhone', quoted: '' });
    expect(fold('Blue.\n\nSent from my iPhone\n\n> Which colour?\n> Which size?').shown).toBe('Blue.');
    expect(fold('青です。\n\niPhoneから送信').shown).toBe('青です。');
    expect(fold('-- \nFirst point\nSecond point').shown).toContain('Second point');
    expect(fold('蓝色。\n\n发自我的iPhone')).toEqual({ shown: '蓝色。', quoted: '发自我的iPhone' });
  });

  test('a mail that was made to be slow to read is read at once', () => {
    const foldAll = () => {
      for (const line of [
        `On ${'a '.repeat(200_000)}`,
        `在${'写'.repeat(200_000)}`,
        '>'.repeat(200_000),
        `${'-'.repeat(300)} `.repeat(2_000),
      ])
        fold(`${line}\n`.repeat(3));
    };
    expect(cpuTimeOf(foldAll)).toBeLessThan(5_000);
  });
});
