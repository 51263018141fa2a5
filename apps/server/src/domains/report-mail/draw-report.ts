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
const COLORS = { all: '#bfdbfe', answered: '#2563eb' };

/** A report as a PDF of one page: its figures, and conversations by day or channel as bars. */
export async function drawReport(text: ReportText): Promise<Uint8Array> {
  const shelf = await openFontShelf(lettersOf(text), text.locale, undefined);
  const page = openPage(shelf, { title: text.title, author: text.business, lang: text.locale, at: new Date(0) });
  let y = page.write(text.title, LEFT, PAGE.margin, WIDTH, { size: SIZES.title, weight: 'bold' });
  y = page.write(`${text.business} · ${text.period}`, LEFT, y, WIDTH, { size: SIZES.body, isQuiet: true });
  if (text.filters !== '') y = page.write(text.filters, LEFT, y, WIDTH, { size: SIZES.body, isQuiet: true });
  y = drawFigures(page, text, y + 16);
  drawChart(page, text, y + 24);
  return page.finish();
}

/** Everything that is written in each weight. */
function lettersOf({ title, business, period, filters, head, figures, table }: ReportText): { regular: string; bold: string } {
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
  ];
  return { regular: regular.join(''), bold: [title, table.title, ...figures.map(({ value }) => value)].join('') };
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
function drawChart(page: Page, { locale, table: { title, head, rows } }: ReportText, top: number): void {
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
  for (const [no, { label, counts }] of rows.entries()) {
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
}
