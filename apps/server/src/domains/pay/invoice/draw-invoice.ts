import type { Locale } from '@lobby/contract';
import { composeInvoice, type InvoiceText, type Party } from './compose-invoice.ts';
import { openFontShelf } from './typeset/font-shelf.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { openPage, PAGE, type Page } from './typeset/page.ts';

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
/** Space between the columns, in points. */
const GUTTER = 24;
const COLUMN = (WIDTH - GUTTER) / 2;
/** Width of the column of amounts, and of the sums below it. */
const AMOUNTS = 150;
const SUMS = 280;

const SIZES = { title: 24, body: 10, small: 9, total: 13 };

/** A PDF of one page: the fonts are read for it, and only those that it needs. */
export async function drawInvoice(facts: InvoiceFacts, locale: Locale): Promise<Uint8Array> {
  const text = composeInvoice(facts, locale);
  const shelf = await openFontShelf(lettersOf(text), locale, facts.buyer.country);
  const page = openPage(shelf, {
    title: `${text.title} ${facts.orderNo}`,
    author: facts.issuer.name,
    lang: locale,
    at: new Date(facts.paidAt),
  });
  let y = drawHead(page, text, PAGE.margin);
  y = drawParties(page, text, y + 32);
  y = drawTable(page, text, y + 36);
  y = drawSums(page, text, y + 12);
  drawNotes(page, text, y + 36);
  return page.finish();
}

/** Everything that is written in each weight. */
function lettersOf({ title, facts, to, from, columns, lines, sums, notes }: InvoiceText): { regular: string; bold: string } {
  const total = sums.at(-1) ?? [];
  return {
    regular: [
      ...facts.flat(),
      ...[to, from].flatMap((party) => [party.label, ...party.lines]),
      ...columns,
      ...lines.flatMap(({ name, detail = '', amount }) => [name, detail, amount]),
      ...sums.flat(),
      ...notes,
    ].join(''),
    bold: [title, to.name, from.name, ...total].join(''),
  };
}

function drawHead(page: Page, { title, facts }: InvoiceText, top: number): number {
  let y = page.write(title, LEFT, top, WIDTH, { size: SIZES.title, weight: 'bold' }) + 12;
  for (const [label, value] of facts) {
    page.write(label, LEFT, y, COLUMN - AMOUNTS, { size: SIZES.body, isQuiet: true });
    y = page.write(value, LEFT + 110, y, WIDTH - 110, { size: SIZES.body });
  }
  return y;
}

function drawParties(page: Page, { to, from }: InvoiceText, top: number): number {
  return Math.max(drawParty(page, to, LEFT, top), drawParty(page, from, LEFT + COLUMN + GUTTER, top));
}

function drawParty(page: Page, { label, name, lines }: Party, x: number, top: number): number {
  let y = page.write(label, x, top, COLUMN, { size: SIZES.small, isQuiet: true }) + 2;
  y = page.write(name, x, y, COLUMN, { size: SIZES.body + 1, weight: 'bold' }) + 2;
  for (const line of lines) y = page.write(line, x, y, COLUMN, { size: SIZES.body });
  return y;
}

function drawTable(page: Page, { columns: [what, amount], lines }: InvoiceText, top: number): number {
  const [right, names] = [LEFT + WIDTH - AMOUNTS, WIDTH - AMOUNTS - GUTTER];
  page.write(what, LEFT, top, names, { size: SIZES.small, isQuiet: true });
  let y = page.write(amount, right, top, AMOUNTS, { size: SIZES.small, isQuiet: true, align: 'right' }) + 4;
  page.rule(y);
  y += 8;
  for (const line of lines) {
    page.write(line.amount, right, y, AMOUNTS, { size: SIZES.body, align: 'right' });
    y = page.write(line.name, LEFT, y, names, { size: SIZES.body });
    if (line.detail !== undefined) y = page.write(line.detail, LEFT, y, names, { size: SIZES.small, isQuiet: true });
    y += 6;
  }
  page.rule(y + 2);
  return y + 2;
}

function drawSums(page: Page, { sums }: InvoiceText, top: number): number {
  const x = LEFT + WIDTH - SUMS;
  let y = top;
  for (const [no, [label, amount]] of sums.entries()) {
    const isTotal = no === sums.length - 1;
    const style = isTotal ? { size: SIZES.total, weight: 'bold' as const } : { size: SIZES.body };
    if (isTotal && no > 0) y += 4;
    page.write(amount, LEFT + WIDTH - AMOUNTS, y, AMOUNTS, { ...style, align: 'right' });
    y = page.write(label, x, y, SUMS - AMOUNTS, style) + 2;
  }
  return y;
}

function drawNotes(page: Page, { notes }: InvoiceText, top: number): void {
  let y = top;
  for (const note of notes) y = page.write(note, LEFT, y, WIDTH, { size: SIZES.small, isQuiet: true });
}
