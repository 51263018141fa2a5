import { corpusSources, LOCALES } from '@lobby/contract';
import { zipSync, type Zippable } from 'fflate';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { longestTurn } from '#test/longest-turn.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openSources } from '#test/open-sources.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { pageOf, serveSite, type Site } from '#test/serve-site.ts';
import { uploaded } from '#test/upload-file.ts';

/** Longest turn of the serving thread while such a source is read, in milliseconds of computing. */
const TURN_MAX_MS = 250;
/** What the serving thread computes for one that is read elsewhere, in milliseconds. */
const THREAD_MAX_MS = 1_500;
const MANY = 5_000_000;
const MB = 1024 * 1024;

let app: TestApp;
let mina: SignedUp;
let sources: ReturnType<typeof openSources>;
let site: Site | undefined;

beforeAll(async () => {
  app = await openTestApp({ config: { callsPrivateAddresses: true, rates: NO_LIMITS } });
  mina = await app.signUp();
  sources = openSources(app, mina);
});
afterAll(() => app.close());
afterEach(() => site?.close());

interface Ended {
  ends: string;
  longestMs: number;
  totalMs: number;
}

/** How a source ended, as each language tells it, and what the serving thread had to do with it. */
async function watched(add: () => ReturnType<typeof sources.add>): Promise<Ended> {
  const { done, longestMs, totalMs } = await longestTurn(add);
  if (!done.reason) return { ends: done.state, longestMs, totalMs };
  const told = LOCALES.map(
    async (locale) => (await app.call(corpusSources.get, { id: done.id }, { token: mina.token, locale })).data.reason,
  );
  const messages = (await Promise.all(told)).map((reason) => reason?.text ?? '');
  expect(new Set(messages).size).toBe(LOCALES.length);
  return { ends: done.reason.code, longestMs, totalMs };
}

async function served(kind: 'page' | 'sitemap', type: string, body: string | Buffer): Promise<Ended> {
  // The site is of this thread too: what it sends is made before anybody looks at what the thread does.
  const bytes = Buffer.from(body);
  site = await serveSite({
    '/it': (_request, response) => response.setHeader('content-type', type).end(bytes),
    '/a': pageOf('A', '<p>Tents.</p>'),
  });
  const address = `${site.origin}/it`;
  return watched(() => sources.add({ kind, address }));
}

async function handedIn(name: string, bytes: Uint8Array): Promise<Ended> {
  const { id } = await uploaded(app, 'staff', mina.token, { name, bytes }, 'source');
  return watched(() => sources.add({ kind: 'file', file_id: id }));
}

function expectApart({ longestMs, totalMs }: Ended): void {
  expect(longestMs).toBeLessThan(TURN_MAX_MS);
  expect(totalMs).toBeLessThan(THREAD_MAX_MS);
}

const BOMB = `<!DOCTYPE rss [<!ENTITY a "${'lol'.repeat(100)}">${Array.from({ length: 12 }, (_, no) => `<!ENTITY ${'abcdefghijklm'[no + 1]} "${`&${'abcdefghijklm'[no]};`.repeat(10)}">`).join('')}]>`;

describe('a hostile list of pages is read apart, and ends with a reason:', () => {
  test.each([
    ['50 MB of empty lines', '\n'.repeat(50 * MB - 1), 'no_pages'],
    ['50 MB of blanks', ' '.repeat(50 * MB - 1), 'no_pages'],
    ['one byte more than is read', ' '.repeat(50 * MB + 1), 'too_large'],
    ['a feed with elements in each other', `<rss><channel>${'<item>'.repeat(MANY / 10)}`, 'too_complex'],
    ['a feed whose entities multiply', `${BOMB}<rss><channel><item><link>http://a.example/&m;</link></item></channel></rss>`, 'no_pages'],
    ['a feed with a book in an item', `<rss><channel><item><description><![CDATA[${'<p>x</p>'.repeat(MANY / 2)}`, 'no_pages'],
    ['a feed of Atom with attributes without end', `<feed><entry><link ${'a '.repeat(MANY)}/></entry></feed>`, 'no_pages'],
  ])('%s', { timeout: 60_000 }, async (_what, body, ends) => {
    const ended = await served('sitemap', 'application/xml', body);
    expect(ended.ends).toBe(ends);
    expectApart(ended);
  });

  test('that unpacks beyond measure', async () => {
    expect((await served('sitemap', 'application/gzip', gzipSync(Buffer.alloc(60 * MB)))).ends).toBe('too_large');
  });
});

test.each([
  [
    'RSS',
    (origin: string) => `<rss version="2.0"><channel><link>${origin}/home</link><item><link> ${origin}/a </link></item></channel></rss>`,
  ],
  [
    'Atom',
    (origin: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><link href="${origin}/home"/><entry><link rel="self" href="${origin}/self"/><link href="${origin}/a"/></entry></feed>`,
  ],
])('a feed of %s lists pages as a sitemap does', async (_what, feed) => {
  site = await serveSite({ '/a': pageOf('A', '<p>Tents.</p>') });
  site.pages['/feed'] = feed(site.origin);
  const { id, state } = await sources.add({ kind: 'sitemap', address: `${site.origin}/feed` });
  expect([state, ...(await sources.paths(id))]).toEqual(['ready', '/a ready']);
});

describe('data at an address', () => {
  test.each([
    ['application/json; charset=utf-8', '{"returns":{"days":30,"postage":"free"}}', ['returns: days: 30; postage: free']],
    ['application/ld+json', '[{"size":"S","price":20},{"size":"M","price":22}]', [': size: S; price: 20\nsize: M; price: 22']],
    ['application/x-ndjson', '{"size":"S"}\n\n{"size":"M"}\r\n', [': size: S\nsize: M']],
  ])('of the type %s is read', async (type, body, expected) => {
    site = await serveSite({ '/data.json': (_request, response) => response.setHeader('content-type', type).end(body) });
    const { id, state } = await sources.add({ kind: 'page', address: `${site.origin}/data.json` });
    expect(state).toBe('ready');
    expect((await sources.passages(id)).map((passage) => `${passage.heading}: ${passage.body}`)).toEqual(expected);
  });

  test.each([
    ['that lies too deep', 'application/json', '['.repeat(MANY / 5), 'unreadable'],
    ['whose names lie too deep', 'application/json', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`, 'too_complex'],
    ['with a line that is none', 'application/x-ndjson', '{"a":1}\n{"a":', 'unreadable'],
    ['with a line of 4 MB', 'application/x-ndjson', `{"a":"${'x y '.repeat(MB)}"}`, 'ready'],
    ['of keys that objects have', 'application/json', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}', 'ready'],
    ['of a feed, which is no page', 'application/rss+xml', '<rss/>', 'not_text'],
  ])('%s is read or refused apart', async (_what, type, body, ends) => {
    const ended = await served('page', type, body);
    expect(ended.ends).toBe(ends);
    expectApart(ended);
    expect({}).not.toHaveProperty('polluted');
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const S = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of such sheets, each the inside of its `sheetData` and what follows it. */
function workbook(sheets: readonly string[]): Uint8Array {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const files: Zippable = {
    '[Content_Types].xml': bytesOf(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${sheets.map((_, no) => `<Override PartName="/xl/worksheets/sheet${no + 1}.xml" ContentType="${type}.worksheet+xml"/>`).join('')}</Types>`,
    ),
    '_rels/.rels': bytesOf(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${R}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': bytesOf(
      `<workbook xmlns="${S}" xmlns:r="${R}"><sheets>${sheets.map((_, no) => `<sheet name="S${no}" sheetId="${no + 1}" r:id="r${no}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytesOf(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map((_, no) => `<Relationship Id="r${no}" Type="${R}/worksheet" Target="worksheets/sheet${no + 1}.xml"/>`).join('')}</Relationships>`,
    ),
  };
  for (const [no, sheet] of sheets.entries())
    files[`xl/worksheets/sheet${no + 1}.xml`] = bytesOf(`<worksheet xmlns="${S}"><sheetData>${sheet}</worksheet>`);
  return zipSync(files);
}

const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rows = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, no) => `<row r="${no + 1}">${cells(no + 1)}</row>`).join('');
const letters = Array.from(
  { length: 100 },
  (_, no) => (no < 26 ? '' : String.fromCodePoint(64 + Math.floor(no / 26))) + String.fromCodePoint(65 + (no % 26)),
);

describe('a hostile workbook is read or refused apart:', () => {
  const SHEET = `${rows(3, (row) => cell(`A${row}`, `Size ${row}`) + cell(`B${row}`, '20'))}</sheetData>`;
  test.each<[string, () => Uint8Array, string]>([
    ['of 400 sheets', () => workbook(Array.from({ length: 400 }, () => SHEET)), 'ready'],
    [
      'of a million empty cells',
      () => workbook([`${rows(10_000, (row) => letters.map((letter) => `<c r="${letter}${row}" s="0"/>`).join(''))}</sheetData>`]),
      'no_text',
    ],
    ['with one cell at its far end', () => workbook([`<row r="1048576">${cell('XFD1048576', 'x')}</row></sheetData>`]), 'too_large'],
    [
      'of 20,000 merged cells over each other',
      () =>
        workbook([
          `${rows(2_000, (row) => cell(`A${row}`, 'x') + cell(`B${row}`, 'y'))}</sheetData><mergeCells>${'<mergeCell ref="A1:B2000"/>'.repeat(20_000)}</mergeCells>`,
        ]),
      'ready',
    ],
    ['of a sheet that unpacks to 70 MB', () => workbook([' '.repeat(70 * MB)]), 'too_large'],
  ])('%s', { timeout: 60_000 }, async (_what, make, ends) => {
    const ended = await handedIn('prices.xlsx', make());
    expect(ended.ends).toBe(ends);
    expectApart(ended);
  });
});
