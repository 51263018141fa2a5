import type { Attachment, Source } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import type { Capabilities } from './capabilities.ts';
import { cutText, filesToMake, planParts, type MadeFile, type Outgoing } from './plan-parts.ts';

const CAN: Capabilities = {
  textMax: 60,
  captionMax: 20,
  buttonsMax: 2,
  buttonMax: 12,
  opensAddresses: true,
  fileWay: ({ mime, bytes }) => {
    if (mime === 'audio/webm') return { kind: 'made', form: 'ogg' };
    return { kind: bytes <= (mime.startsWith('image/') ? 1_000 : 100) ? 'as_is' : 'link' };
  },
};
const file = (id: string, over: Partial<Attachment> = {}): Attachment => ({
  id,
  name: `${id}.png`,
  mime: 'image/png',
  bytes: 500,
  ...over,
});
const message = (over: Partial<Outgoing>): Outgoing => ({
  body: '',
  before: [],
  isChoice: false,
  linkTo: ({ id }) => `https://l.example/${id}`,
  ...over,
});
const source = (title: string, buttons?: Source['buttons']): Source => ({ entry_id: null, title, ...(buttons && { buttons }) });

describe('a text that is too long', () => {
  test.each([
    ['at paragraphs', 'One two three four.\n\nFive six seven.', 22, ['One two three four.', 'Five six seven.']],
    ['at sentences', 'One two. Three four five. Six seven.', 28, ['One two. Three four five.', 'Six seven.']],
    ['at Japanese sentences', '京都までは二日です。大阪までは三日です。', 12, ['京都までは二日です。', '大阪までは三日です。']],
    ['at words where there is no sentence', 'one two three four', 10, ['one two', 'three four']],
    ['through a word that is all of it, and through no character', 'a😀😀😀😀', 4, ['a😀', '😀😀', '😀']],
  ])('is cut %s', (_how, text, max, pieces) => {
    expect(cutText(text, max)).toEqual(pieces);
    expect(pieces.every((piece) => piece.length <= max)).toBe(true);
  });

  test('loses nothing but the space at its cuts', () => {
    const text = Array.from({ length: 400 }, (_, at) => `word${at}${at % 9 === 0 ? '.' : ''}`).join(' ');
    expect(cutText(text, 100).join(' ').replaceAll(/\s+/g, ' ')).toBe(text);
  });
});

test('what is said before goes in the same part: each part may be paid for', () => {
  expect(planParts(message({ body: 'Two days.', before: ['Hello!', 'You write with an AI.'] }), CAN)).toEqual([
    { kind: 'text', text: 'Hello!\n\nYou write with an AI.\n\nTwo days.', buttons: [] },
  ]);
});

describe('buttons', () => {
  const choose = (...titles: string[]) =>
    planParts(message({ body: 'Which?', isChoice: true, sources: titles.map((title) => source(title)) }), CAN);

  test('stand below the last part of the text', () => {
    expect(choose('Delivery', 'Returns')).toEqual([
      { kind: 'text', text: 'Which?', buttons: [{ label: 'Delivery' }, { label: 'Returns' }] },
    ]);
  });

  test.each([
    ['too many', ['A', 'B', 'C'], 'Which?\n\n1. A\n2. B\n3. C'],
    ['too long', ['A', 'Longer than that'], 'Which?\n\n1. A\n2. Longer than that'],
  ])('that are %s are written out, with numbers to answer', (_why, titles, text) => {
    expect(choose(...titles)).toEqual([{ kind: 'text', text, buttons: [] }]);
  });

  test('that open what the service does not open are written out with the address', () => {
    const sources = [source('Prices', [{ kind: 'url', label: 'Prices', target: 'https://shop.example' }])];
    const parts = planParts(message({ body: 'Here.', sources }), { ...CAN, opensAddresses: false });
    expect(parts).toEqual([{ kind: 'text', text: 'Here.\n\nPrices: https://shop.example', buttons: [] }]);
  });
});

describe('buttons of a service that takes less text above them', () => {
  const said = (body: string) =>
    planParts(message({ body, isChoice: true, sources: [source('Delivery')] }), { ...CAN, buttonTextMax: 20 }).map((part) =>
      part.kind === 'text' ? [part.text, part.buttons.length] : part.kind,
    );

  test.each([
    ['that is short, is one part', 'Which of these?', [['Which of these?', 1]]],
    [
      'whose end is cut off at a sentence',
      'Two days. To Kyoto it takes three. Which one?',
      [
        ['Two days. To Kyoto it takes three.', 0],
        ['Which one?', 1],
      ],
    ],
    [
      'of one long word, through no character',
      `a${'😀'.repeat(12)}b`,
      [
        [`a${'😀'.repeat(3)}`, 0],
        [`${'😀'.repeat(9)}b`, 1],
      ],
    ],
  ])('stand below a text %s', (_how, body, parts) => {
    expect(said(body)).toEqual(parts);
  });

  test('no words are lost where the text is cut twice', () => {
    const body = Array.from({ length: 14 }, (_, place) => `Word${place} and more.`).join(' ');
    const parts = said(body) as [string, number][];
    expect(parts.map(([text]) => text).join(' ')).toBe(body);
    expect(parts.map(([, count]) => count)).toEqual([...Array.from({ length: parts.length - 1 }, () => 0), 1]);
    expect(parts.at(-1)?.[0].length).toBeLessThanOrEqual(20);
  });
});

describe('files', () => {
  test('go one by one, short words below the first', () => {
    expect(planParts(message({ body: 'Both shoes', attachments: [file('a'), file('b')] }), CAN)).toMatchObject([
      { kind: 'file', fileId: 'a', caption: 'Both shoes' },
      { kind: 'file', fileId: 'b', caption: '' },
    ]);
  });

  test('have long words before them, and go as links where they are too large', () => {
    const attachments = [file('a'), file('film', { name: 'film.mov', mime: 'video/quicktime', bytes: 5_000 })];
    expect(planParts(message({ body: 'x'.repeat(25), attachments }), CAN)).toMatchObject([
      { kind: 'text', text: `${'x'.repeat(25)}\n\nfilm.mov: https://l.example/film` },
      { kind: 'file', fileId: 'a', caption: '' },
    ]);
  });

  test('are made into what the service takes before they are planned, and go as links where that failed', () => {
    const voice = file('v', { name: 'voice.webm', mime: 'audio/webm', bytes: 50 });
    const whole = message({ attachments: [file('a'), voice] });
    expect(filesToMake(whole, CAN)).toEqual([voice]);
    const ogg: MadeFile = { name: 'voice.ogg', mime: 'audio/ogg', bytes: 40, piece: 'ogg' };
    const made = { ...whole, made: new Map([['v', ogg]]) };
    expect(filesToMake(made, CAN)).toEqual([]);
    expect(planParts(made, CAN)[1]).toEqual({ kind: 'file', fileId: 'v', caption: '', ...ogg });
    const failed = { ...whole, made: new Map([['v', null]]) };
    expect(filesToMake(failed, CAN)).toEqual([]);
    expect(planParts(failed, CAN)[0]).toMatchObject({ kind: 'text', text: 'voice.webm: https://l.example/v' });
  });

  test('that need something beside them on a service are prepared though they go as they are', () => {
    const can: Capabilities = { ...CAN, asksBeside: ['duration'] };
    const sound = file('s', { mime: 'audio/mp4', bytes: 50 });
    expect(filesToMake(message({ attachments: [file('a'), sound] }), can)).toEqual([sound]);
  });
});
