import { openFontShelf } from '#/domains/pay/invoice/typeset/font-shelf.ts';
import { openPage, PAGE, type Page } from '#/domains/pay/invoice/typeset/page.ts';
import type { ReportText } from './compose-report.ts';

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const SIZES = { title: 20, heading: 12, body: 9.5, small: 8 };
/** Columns of the figures, in points. */
const LABEL = 220;
const VALUE = (WIDTH - LABEL) / 3;
const ROW = 19;
const CHART_HEIGHT = 150;
/** Part of a step of the chart that its bar fills, and the widest bar, in points. */
const BAR_SHARE = 0.7;
const BAR_MAX = 36;
/** Labels under the chart, at most. */
const LABELS_MAX = 7;
/** Room that a day's name takes, in points. */
const LABEL_MIN = 50;
const COLORS = { all: '#bfdbfe', answered: '#2563eb', noted: '#71717a' };
/** Columns of what was noted of a day: its number, and the day. */
const NUMBER = 24;
const DAY = 96;
/** Room for the longest of it: a note of a version fills four lines. */
const NOTED_MAX = 4 * SIZES.body * 1.5;

/** A report as a PDF: on one page its figures, and conversations by day or channel as bars; below, and on further pages, what was noted of the days. */
export async function drawReport(text: ReportText): Promise<Uint8Array> {
  const shelf = await openFontShelf(lettersOf(text), text.locale, undefined);
  const page = openPage(shelf, { title: text.title, author: text.business, lang: text.locale, at: new Date(0) });
  let y = page.write(text.title, LEFT, PAGE.margin, WIDTH, { size: SIZES.title, weight: 'bold' });
  y = page.write(`${text.business} · ${text.period}`, LEFT, y, WIDTH, { size: SIZES.body, isQuiet: true });
  if (text.filters !== '') y = page.write(text.filters, LEFT, y, WIDTH, { size: SIZES.body, isQuiet: true });
  y = drawFigures(page, text, y + 16);
  y = drawChart(page, text, y + 24);
  drawAnnotations(page, text, y + 20);
  return page.finish();
}

/** Everything that is written in each weight. */
function lettersOf({ title, business, period, filters, head, figures, table, annotations }: ReportText): { regular: string; bold: string } {
  const cells = figures.flatMap(({ label, value, before, n }) => [label, value, before, String(n)]);
  const regular = [
    business,
    period,
    filters,
    ' · 0123456789,',
    ...Object.values(head),
    ...cells,
    ...table.head,
    ...table.rows.map(({ label }) => label),
    ...annotations.lines.flatMap(({ day, text }) => [day, text]),
  ];
  return { regular: regular.join(''), bold: [title, table.title, annotations.title, ...figures.map(({ value }) => value)].join('') };
}

function drawFigures(page: Page, { locale, head, figures }: ReportText, top: number): number {
  const number = new Intl.NumberFormat(locale);
  const line = (y: number, cells: readonly [string, string, string, string], isHead: boolean) => {
    const [label, ...rest] = cells;
    page.write(label, LEFT, y, LABEL, { size: isHead ? SIZES.small : SIZES.body, isQuiet: isHead });
    for (const [no, cell] of rest.entries())
      page.write(cell, LEFT + LABEL + no * VALUE, y, VALUE, {
        size: isHead ? SIZES.small : SIZES.body,
        weight: !isHead && no === 0 ? 'bold' : 'regular',
        isQuiet: isHead || no > 0,
        align: 'right',
      });
  };
  line(top, [head.figure, head.value, head.before, head.n], true);
  let y = top + ROW - 3;
  for (const { label, value, before, n } of figures) {
    page.rule(y);
    line(y + 3, [label, value, before, number.format(n)], false);
    y += ROW;
  }
  return y;
}

/** Of each day or channel all conversations, and within them those that the bot answered. */
function drawChart(page: Page, { locale, table: { title, head, rows }, annotations }: ReportText, top: number): number {
  const [all = '', answered = ''] = [head[1], head[3]];
  const y = page.write(title, LEFT, top, WIDTH, { size: SIZES.heading, weight: 'bold' });
  page.bar(LEFT, y + 4, 8, 8, COLORS.all);
  page.write(all, LEFT + 13, y + 2, 150, { size: SIZES.small, isQuiet: true });
  page.bar(LEFT + 170, y + 4, 8, 8, COLORS.answered);
  page.write(answered, LEFT + 183, y + 2, 200, { size: SIZES.small, isQuiet: true });
  const most = Math.max(1, ...rows.map(({ counts }) => counts[0] ?? 0));
  const base = y + 30 + CHART_HEIGHT;
  page.write(new Intl.NumberFormat(locale).format(most), LEFT, base - CHART_HEIGHT - 14, 60, { size: SIZES.small, isQuiet: true });
  const step = WIDTH / Math.max(1, rows.length);
  const width = Math.min(BAR_MAX, step * BAR_SHARE);
  const every = Math.ceil(rows.length / LABELS_MAX);
  const numbers = numberDays(annotations.lines);
  for (const [no, { label, counts }] of rows.entries()) {
    const number = numbers.get(label);
    if (number !== undefined) {
      const middle = LEFT + (no + 0.5) * step;
      page.bar(middle - 0.5, base - CHART_HEIGHT, 1, CHART_HEIGHT, COLORS.noted);
      page.write(String(number), middle + 2, base - CHART_HEIGHT - 4, NUMBER, { size: SIZES.small, isQuiet: true });
    }
    const left = LEFT + no * step + (step - width) / 2;
    for (const [count = 0, color] of [
      [counts[0], COLORS.all],
      [counts[2], COLORS.answered],
    ] as const) {
      const height = (count / most) * CHART_HEIGHT;
      page.bar(left, base - height, width, height, color);
    }
    const room = Math.max(step * every, LABEL_MIN);
    const fits = no * step + LABEL_MIN <= WIDTH;
    if (no % every === 0 && fits) page.write(label, LEFT + no * step, base + 4, room, { size: SIZES.small, isQuiet: true });
  }
  page.rule(base);
  return base + SIZES.small * 2;
}

/** Each day that something was noted of has a number, by which its lines are found from the chart. */
function numberDays(lines: ReportText['annotations']['lines']): Map<string, number> {
  return new Map([...new Set(lines.map(({ key }) => key))].map((key, index) => [key, index + 1]));
}

function drawAnnotations(page: Page, { annotations: { title, lines } }: ReportText, top: number): void {
  if (lines.length === 0) return;
  const numbers = numberDays(lines);
  const bottom = PAGE.height - PAGE.margin;
  let y = top;
  const makeRoom = (height: number) => {
    if (y + height <= bottom) return;
    page.turn();
    y = PAGE.margin;
  };
  // The heading stays with its first line.
  makeRoom(SIZES.heading * 2 + NOTED_MAX);
  y = page.write(title, LEFT, y, WIDTH, { size: SIZES.heading, weight: 'bold' });
  for (const { key, day, text } of lines) {
    makeRoom(NOTED_MAX);
    page.write(String(numbers.get(key)), LEFT, y, NUMBER, { size: SIZES.body, isQuiet: true });
    page.write(day, LEFT + NUMBER, y, DAY, { size: SIZES.body, isQuiet: true });
    y = page.write(text, LEFT + NUMBER + DAY, y, WIDTH - NUMBER - DAY, { size: SIZES.body });
  }
}
