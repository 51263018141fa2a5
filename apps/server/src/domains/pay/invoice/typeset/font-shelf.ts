import { ownValue, type Locale } from '@lobby/contract';
import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);
const folderOf = (entry: string) => join(dirname(entry), '..', 'fonts');

/** Noto, by script. The simplified Chinese one has every ideograph of Unicode's first block; the others the shapes of their region. */
const FILES = {
  sc: () => ({
    folder: folderOf(require.resolve('@embedpdf/fonts-sc')),
    regular: 'NotoSansHans-Regular.otf',
    bold: 'NotoSansHans-Bold.otf',
  }),
  tc: () => ({
    folder: folderOf(require.resolve('@embedpdf/fonts-tc')),
    regular: 'NotoSansHant-Regular.otf',
    bold: 'NotoSansHant-Bold.otf',
  }),
  jp: () => ({ folder: folderOf(require.resolve('@embedpdf/fonts-jp')), regular: 'NotoSansJP-Regular.otf', bold: 'NotoSansJP-Bold.otf' }),
  kr: () => ({ folder: folderOf(require.resolve('@embedpdf/fonts-kr')), regular: 'NotoSansKR-Regular.otf', bold: 'NotoSansKR-Bold.otf' }),
  latin: () => ({ folder: folderOf(require.resolve('@embedpdf/fonts-latin')), regular: 'NotoSans-Regular.ttf', bold: 'NotoSans-Bold.ttf' }),
};
type FontName = keyof typeof FILES;
type Order = readonly [FontName, ...FontName[]];

/** Which fonts are asked for a character, in which order: those of the reader first. */
const ORDERS: Record<Locale, Order> = {
  'en-US': ['latin', 'sc', 'tc', 'jp', 'kr'],
  'zh-CN': ['sc', 'tc', 'jp', 'kr', 'latin'],
  'zh-HK': ['tc', 'sc', 'jp', 'kr', 'latin'],
  'ja-JP': ['jp', 'sc', 'tc', 'kr', 'latin'],
};
/** A reader of English sees a name in the shapes of its own country. */
const SHAPES: Readonly<Record<string, FontName>> = { JP: 'jp', HK: 'tc', TW: 'tc', MO: 'tc', KR: 'kr' };

/** Fonts in the order in which they are asked; the first draws what none of them has. */
type Fonts = [Font, ...Font[]];

/** Text in one font. */
export interface Run {
  text: string;
  font: Font;
}

/** Finds the fonts of a text, character by character. */
export interface FontShelf {
  runsOf(text: string, weight: Weight): Run[];
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Marks that choose between shapes of the character before them; a font may leave them out. */
const SELECTOR = /^(?:\u200d|\p{Variation_Selector})$/u;

/**
 * Reads the fonts that these texts need and no others; they are let go with the shelf.
 * @param country of the buyer, ISO 3166-1
 */
export async function openFontShelf(texts: Record<Weight, string>, locale: Locale, country: string | undefined): Promise<FontShelf> {
  const order = orderOf(locale, country);
  const fonts = { regular: await openFonts(texts.regular, 'regular', order), bold: await openFonts(texts.bold, 'bold', order) };
  return { runsOf: (text, weight) => runsIn(fonts[weight], text) };
}

function orderOf(locale: Locale, country: string | undefined): Order {
  const [first, ...rest] = ORDERS[locale];
  const shapes = ownValue(SHAPES, country ?? '');
  return locale === 'en-US' && shapes ? [first, shapes, ...rest.filter((name) => name !== shapes)] : [first, ...rest];
}

async function openFonts(text: string, weight: Weight, [first, ...others]: Order): Promise<Fonts> {
  const fonts: Fonts = [await readFont(first, weight)];
  let missing = graphemesOf(text).filter((grapheme) => !covers(fonts[0], grapheme));
  for (const name of others) {
    if (missing.length === 0) break;
    const font = await readFont(name, weight);
    const left = missing.filter((grapheme) => !covers(font, grapheme));
    if (left.length < missing.length) fonts.push(font);
    missing = left;
  }
  return fonts;
}

async function readFont(name: FontName, weight: Weight): Promise<Font> {
  const { folder, [weight]: file } = FILES[name]();
  return create(await readFile(join(folder, file))) as Font;
}

/** A word stays in one font where one has it all; otherwise each of its characters goes to the first that has it. */
function runsIn(fonts: Fonts, text: string): Run[] {
  const runs: Run[] = [];
  const fontOf = (part: string) => fonts.find((font) => covers(font, part));
  for (const { segment: word } of WORDS.segment(text)) {
    const whole = fontOf(word);
    for (const part of whole ? [word] : Array.from(GRAPHEMES.segment(word), ({ segment }) => segment)) {
      const font = whole ?? fontOf(part) ?? fonts[0];
      const last = runs.at(-1);
      if (last?.font === font) last.text += part;
      else runs.push({ text: part, font });
    }
  }
  return runs;
}

function graphemesOf(text: string): string[] {
  return [...new Set(Array.from(GRAPHEMES.segment(text), ({ segment }) => segment))];
}

function covers(font: Font, grapheme: string): boolean {
  return Array.from(grapheme).every((sign) => SELECTOR.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) as number));
}
