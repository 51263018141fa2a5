import type { AnalysisFigureId, ReportFilter } from '@lobby/contract';
import type { Letter } from '#/domains/mail/enqueue-mail.ts';
import { htmlLetter, plainLetter, type Block } from '#/domains/mail/letter-blocks.ts';
import { say } from '#/words.ts';
import type { ReportText } from './compose-report.ts';

/** Figures that the mail itself shows; all are in the file. */
const SHOWN: ReadonlySet<AnalysisFigureId> = new Set([
  'conversations',
  'people',
  'answered',
  'resolved',
  'handed_over',
  'first_reply',
  'csat',
]);

interface ReportMail {
  text: ReportText;
  filter: ReportFilter;
  /** Of the attached file. */
  file: string;
  /** Who has scheduled it. */
  owner: string;
  /** Address of this Lobby. */
  origin: string;
  isTest: boolean;
}

/** The mail that brings a report, in its reader's language. Pure. */
export function composeReportMail({ text, filter, file, owner, origin, isTest }: ReportMail): Pick<Letter, 'subject' | 'text' | 'html'> {
  const { locale, title, business, period, filters, figures } = text;
  const t = (key: Parameters<typeof say>[1]) => say(locale, key, { owner, file, business, report: title });
  const lines = figures
    .filter(({ id }) => SHOWN.has(id))
    .map(({ label, value, before, n }) => say(locale, 'report.line', { label, value, before, n }));
  const blocks: Block[] = [
    { kind: 'title', text: title },
    { kind: 'small', text: [business, period, filters].filter((part) => part !== '').join(' · ') },
    { kind: 'text', text: lines.join('\n') },
    { kind: 'text', text: t('report.attached') },
    { kind: 'button', label: t('report.open'), url: linkTo(origin, filter) },
    { kind: 'small', text: t(isTest ? 'report.why_test' : 'report.why') },
  ];
  return { subject: `${title} · ${business}`, text: plainLetter(blocks), html: htmlLetter(blocks) };
}

/** The page that shows the report. */
function linkTo(origin: string, { page, locale: language, ...rest }: ReportFilter): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...rest, language }))
    if (value !== undefined) search.set(name, isJson(value) ? JSON.stringify(value) : String(value));
  return `${origin}/dashboard/data-analysis/${page}${search.size === 0 ? '' : `?${search.toString()}`}`;
}

/** A page reads what is JSON as that: a campaign called “2026” stays a word between quotes. */
function isJson(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Tells the owner of a report who gets it no more. Pure. */
export function composeDropped({
  locale,
  report,
  names,
  origin,
}: {
  locale: ReportText['locale'];
  report: string;
  names: string[];
  origin: string;
}) {
  const t = (key: Parameters<typeof say>[1]) => say(locale, key, { report, names: new Intl.ListFormat(locale).format(names) });
  const blocks: Block[] = [
    { kind: 'title', text: t('report.dropped_title') },
    { kind: 'text', text: t('report.dropped_text') },
    { kind: 'button', label: t('report.dropped_open'), url: `${origin}/dashboard/data-analysis/overview` },
  ];
  return { subject: t('report.dropped_title'), text: plainLetter(blocks), html: htmlLetter(blocks) };
}
