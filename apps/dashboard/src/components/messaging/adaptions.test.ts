import type { Attachment } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { CARRIES } from '#/testing/messaging-channels.ts';
import { adaptionsOf } from './adaptions.ts';

const file = (name: string, mime: string, bytes = 1_000): Attachment => ({ id: name, name, mime, bytes });
const card = (over: object = {}) => ({ title: 'Harbour room', text: '', picture: null, buttons: [], ...over });
const button = (kind: 'url' | 'reply', label: string) => ({ kind, label, target: kind === 'url' ? 'https://inn.example' : '' });
const reply = (over: object = {}) => ({ text: 'Here you are', files: [], cards: [], ...over });
const telegram = (over: Partial<typeof CARRIES> = {}) => ({ kind: 'telegram' as const, carries: { ...CARRIES, ...over } });
const line = { kind: 'line' as const, carries: CARRIES };

describe('a reply', () => {
  test('that the service carries as it is changes nothing', () => {
    const cards = [card({ buttons: [button('reply', 'I take it'), button('url', 'Book')] })];
    expect(adaptionsOf(telegram(), reply())).toEqual([]);
    expect(adaptionsOf(telegram(), reply({ text: '', cards }))).toEqual([]);
    expect(adaptionsOf(telegram(), reply({ files: [file('a.png', 'image/png')] }))).toEqual([]);
  });

  test('of several files and cards goes as several messages; words stand below a file where the service has them there', () => {
    const files = [file('a.png', 'image/png'), file('b.png', 'image/png')];
    expect(adaptionsOf(telegram(), reply({ files }))).toEqual([{ kind: 'parts', count: 2 }]);
    expect(adaptionsOf(telegram({ caption_max: 0 }), reply({ files }))).toEqual([{ kind: 'parts', count: 3 }]);
    expect(adaptionsOf(telegram(), reply({ cards: [card({ picture: files[0] })] }))).toEqual([{ kind: 'parts', count: 3 }]);
  });

  test('whose file is too large, or of a type that the service does not show, goes with a link, as a still picture or not at all', () => {
    const files = [
      file('film.mov', 'video/quicktime'),
      file('a.png', 'image/png', 20_000_000),
      file('fox.gif', 'image/gif'),
      file('plan.svg', 'image/svg+xml'),
      file('shoe.webp', 'image/webp'),
    ];
    expect(adaptionsOf(line, reply({ text: '', files }))).toEqual([
      { kind: 'link', name: 'film.mov' },
      { kind: 'still', name: 'fox.gif' },
      { kind: 'refused', name: 'plan.svg' },
      { kind: 'parts', count: 4 },
    ]);
    expect(adaptionsOf(telegram(), reply({ files: [file('film.mov', 'video/quicktime', 60_000_000)] }))).toEqual([
      { kind: 'link', name: 'film.mov' },
    ]);
  });

  test('by e-mail is one message, whatever it holds', () => {
    const files = [file('a.png', 'image/png'), file('b.png', 'image/png')];
    expect(adaptionsOf({ kind: 'email', carries: { ...CARRIES, caption_max: 0 } }, reply({ files }))).toEqual([]);
  });

  test('whose card has more buttons, longer ones, or ones that open a page where none does, has them in its text', () => {
    const written = [{ kind: 'buttons', name: 'Harbour room' }];
    const of = (buttons: object[]) => reply({ text: '', cards: [card({ buttons })] });
    const small = telegram({ buttons_max: 1, button_max: 10, opens_addresses: false });
    expect(adaptionsOf(small, of([button('reply', 'One'), button('reply', 'Two')]))).toEqual(written);
    expect(adaptionsOf(small, of([button('reply', 'A label that is long')]))).toEqual(written);
    expect(adaptionsOf(small, of([button('url', 'Book')]))).toEqual(written);
    expect(adaptionsOf(small, of([button('reply', 'Book')]))).toEqual([]);
  });

  test('whose card has a picture that does not fit, or more words than stand above buttons, says so', () => {
    const picture = file('a.svg', 'image/svg+xml');
    expect(adaptionsOf(line, reply({ text: '', cards: [card({ picture })] }))).toEqual([{ kind: 'picture', name: 'Harbour room' }]);
    const cards = [card({ text: 'x'.repeat(300), buttons: [button('reply', 'Yes')] })];
    expect(adaptionsOf(telegram({ button_text_max: 200 }), reply({ text: '', cards }))).toEqual([{ kind: 'parts', count: 2 }]);
  });
});
