import { corpus, corpusSources } from '@lobby/contract';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSources } from '#test/open-sources.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { serveSite } from '#test/serve-site.ts';
import { uploaded } from '#test/upload-file.ts';

let app: TestApp;
let mina: SignedUp;
let sources: ReturnType<typeof openSources>;

beforeAll(async () => {
  app = await openTestApp({ config: { callsPrivateAddresses: true } });
  mina = await app.signUp();
  sources = openSources(app, mina);
});
afterAll(() => app.close());

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));
const linesOf = async (id: string) =>
  (await sources.passages(id)).flatMap(({ heading, body }) => [...(heading === '' ? [] : [`# ${heading}`]), ...body.split('\n')]);

/** A document as somebody uploads it: how it ended, and what it says. */
async function readUpload(name: string, bytes: Uint8Array): Promise<string[]> {
  const { id: fileId } = await uploaded(app, 'staff', mina.token, { name, bytes }, 'source');
  const { id, state, reason } = await sources.add({ kind: 'file', file_id: fileId });
  return [reason?.code ?? state, ...(await linesOf(id))];
}

/** The same document as a site serves it. */
async function readAddress(mime: string, bytes: Uint8Array): Promise<string[]> {
  const site = await serveSite({ '/document': (_request, response) => response.setHeader('content-type', mime).end(bytes) });
  try {
    const { id, state, reason } = await sources.add({ kind: 'page', address: `${site.origin}/document` });
    return [reason?.code ?? state, ...(await linesOf(id))];
  } finally {
    site.close();
  }
}

/** A PDF whose font is not in it, as those of our languages often are. */
function pdfOf(encoding: string, ordering: string, hex: string): Buffer {
  const text = `BT /F1 14 Tf 50 700 Td <${hex}> Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /Song-${encoding} /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Song /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /DW 1000 >>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

async function found(question: string): Promise<string[]> {
  const { data } = await app.call(corpus.ask, { question, locale: 'en-US' }, { token: mina.token });
  return data.items.map(({ answer }) => answer);
}

describe('a PDF', () => {
  test.each([
    ['of one sentence', 'ascii.pdf', 'Returns are accepted within thirty days.'],
    ['whose font only names its encoding', 'ja-sjis.pdf', '返品は三十日以内に受け付けます。'],
  ])('%s is read, uploaded and by its address', async (_what, name, sentence) => {
    const bytes = await fixture(name);
    expect(await readUpload(name, bytes)).toEqual(['ready', sentence]);
    expect(await readAddress('application/pdf', bytes)).toEqual(['ready', sentence]);
  });

  test.each([
    ['GBK-EUC-H', 'GB1', 'cdcbbbf5c7ebd4dac8fdcaaeccecc4dabcc4bbd8a1a3', '退货请在三十天内寄回。'],
    ['ETen-B5-H', 'CNS1', 'b068b366bdd0a662a454a451a4d1a4bab148a65ea143', '退貨請在三十天內寄回。'],
    ['UniJIS-UTF16-V', 'Japan1', '8fd454c1306f4e09534165e54ee55185306b53d730514ed83051307e30593002', '返品は三十日以内に受け付けます。'],
  ])('whose font has the encoding %s is read', async (encoding, ordering, hex, sentence) => {
    expect(await readUpload(`${encoding}.pdf`, pdfOf(encoding, ordering, hex))).toEqual(['ready', sentence]);
  });

  test('is found by what it says', async () => {
    expect(await found('Within how many days are returns accepted?')).toContain('Returns are accepted within thirty days.');
  });
});

describe('a Word document', () => {
  test.each([
    ['hyphens that do not break', 'hyphen.docx', ['# Contact', 'Phone 0120\u2011123\u2011456, part number AB\u201177.']],
    ['readings beside characters', 'ruby.docx', ['# 返品について', '返品は三十日以内に受け付けます。']],
    ['hidden text', 'hidden.docx', ['# Prices', 'The lamp costs 40 EUR.']],
    [
      'a text box in a heading',
      'textbox.docx',
      [
        '# Returns',
        'Call us on weekdays only.',
        'You can return goods within 30 days.',
        '# Opening hours',
        'We are open from nine to five.',
      ],
    ],
    [
      'cells over rows and columns',
      'merged.docx',
      [
        '# Shipping',
        'Country: Japan; Method: Standard; Price: 500 JPY',
        'Country: Japan; Method: Express; Price: 900 JPY',
        'Method: Pickup in the shop; Price: free',
      ],
    ],
  ])('with %s is read as its reader sees it', async (_what, name, lines) => {
    expect((await readUpload(name, await fixture(name))).filter((line) => line !== '')).toEqual(['ready', ...lines]);
  });
});

describe('a page', () => {
  test('with cells over rows and columns names the column of each', async () => {
    expect(await readAddress('text/html', await fixture('rowspan.html'))).toEqual(
      expect.arrayContaining([
        'Country: Japan; Method: Standard; Price: 500 JPY',
        'Country: Japan; Method: Express; Price: 900 JPY',
        'Method: Pickup in the shop; Price: free',
      ]),
    );
  });

  test('whose class only sounds like a sidebar is read', async () => {
    expect(await readAddress('text/html', await fixture('nosidebar.html'))).toEqual([
      'ready',
      'You can return a tent within 45 days if it was never pitched.',
      '',
      'Send it to our workshop with the form.',
    ]);
  });

  test('whose questions are buttons gives questions with their answers', async () => {
    const site = await serveSite({ '/faq': await fixture('accordion.html') });
    const { id, state } = await sources.add({ kind: 'page', address: `${site.origin}/faq` });
    site.close();
    expect(state).toBe('ready');
    const { data } = await app.call(corpusSources.proposals, { id }, { token: mina.token });
    expect(data.entries).toMatchObject([
      { question: 'How long can I return shoes?', answer: 'Shoes can be returned within 45 days of delivery.' },
      { question: 'Do you ship to Norway?', answer: 'Yes, for 12 EUR in about a week.' },
    ]);
    expect(await found('Do you ship to Norway?')).toContain('Yes, for 12 EUR in about a week.');
  });
});
