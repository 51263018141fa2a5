import {
  ANALYSIS_FIGURES,
  analysisFigure,
  LOCALE_NAMES,
  type AnalysisFigureId,
  type AnalysisReport,
  type AnalysisSums,
  type ChannelReport,
  type Locale,
  type ReportFilter,
} from '@lobby/contract';
import { say } from '#/words.ts';
import { writeFigure } from './write-figure.ts';

/** What is counted of a day or a channel, one column each. */
const COLUMNS = [
  'conversations',
  'asked',
  'answered',
  'resolved',
  'handed_over',
  'abandoned',
  'rated',
] as const satisfies readonly (keyof AnalysisSums)[];

/** A report as it is mailed, in its reader's language. */
export interface ReportText {
  locale: Locale;
  title: string;
  business: string;
  /** First and last day, with the zone whose days they are. */
  period: string;
  /** What it is narrowed to; empty where it is not. */
  filters: string;
  head: { figure: string; value: string; before: string; n: string };
  figures: { id: AnalysisFigureId; label: string; value: string; before: string; n: number }[];
  /** By day, or by channel. */
  table: { title: string; head: string[]; rows: { label: string; counts: number[] }[] };
  /** What was noted of its days, in their order; `key` is the day as the table names it. */
  annotations: { title: string; lines: { key: string; day: string; text: string }[] };
}

interface ReportFacts {
  name: string;
  business: string;
  filter: ReportFilter;
  /** Of the person and the team that it is narrowed to; undefined where they are not there any more. */
  names: { agent: string | undefined; team: string | undefined };
  report: AnalysisReport | ChannelReport;
  locale: Locale;
}

/** Puts a report into words. Pure. */
export function composeReport({ name, business, filter, names, report, locale }: ReportFacts): ReportText {
  const t = (key: Parameters<typeof say>[1]) => say(locale, key);
  const day = (key: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }).format(Date.parse(key));
  const { total, before, currency } = report;
  const ids = (Object.keys(ANALYSIS_FIGURES) as AnalysisFigureId[]).filter((id) => id !== 'cost' || currency !== null);
  const groups = 'days' in report ? report.days : report.channels;
  return {
    locale,
    title: name,
    business,
    period: `${report.from === report.to ? day(report.from) : `${day(report.from)} – ${day(report.to)}`} · ${report.timezone}`,
    filters: filterWords(filter, names, locale).join(' · '),
    head: { figure: t('report.figure'), value: t('report.value'), before: t('report.before'), n: t('report.basis') },
    figures: ids.map((id) => {
      const { whole, basis } = analysisFigure(id);
      return {
        id,
        label: t(`report.figure_${id}`),
        value: writeFigure(id, total, locale, currency),
        before: writeFigure(id, before, locale, currency),
        n: total[whole ?? basis ?? 'conversations'],
      };
    }),
    table: {
      title: t('days' in report ? 'report.by_day' : 'report.by_channel'),
      head: [t('days' in report ? 'report.day' : 'report.channel'), ...COLUMNS.map((column) => t(`report.count_${column}`))],
      rows: groups.map((group) => ({
        label: 'days' in report ? group.key : channelName(group.key, locale),
        counts: COLUMNS.map((column) => group[column]),
      })),
    },
    annotations: {
      title: t('report.annotations'),
      lines: annotationLines(report, locale).map(({ day: key, text }) => ({ key, day: day(key), text })),
    },
  };
}

/** What colleagues wrote of a day comes before what was noted of itself. */
function annotationLines({ annotations, published }: ReportFacts['report'], locale: Locale): { day: string; text: string }[] {
  const noted = published.map(({ day, first_no: first, no, note }) => {
    const text = say(locale, first === no ? 'report.published' : 'report.published_range', { first, no });
    return { day, text: say(locale, 'report.automatic', { text: note === '' ? text : say(locale, 'report.noted', { text, note }) }) };
  });
  return [...annotations, ...noted].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

const channelName = (kind: string, locale: Locale) => say(locale, `analysis.channel_${kind}` as 'analysis.channel_web');

function filterWords(
  { channel, locale: language, agent, team, campaign }: ReportFilter,
  names: ReportFacts['names'],
  locale: Locale,
): string[] {
  const named = (key: 'channel' | 'language' | 'agent' | 'team' | 'campaign', value: string) =>
    `${say(locale, `report.filter_${key}`)}: ${value}`;
  const gone = say(locale, 'report.gone');
  return [
    ...(channel === undefined ? [] : [named('channel', channelName(channel, locale))]),
    ...(language === undefined ? [] : [named('language', LOCALE_NAMES[language])]),
    ...(agent === undefined ? [] : [named('agent', agent === 0 ? say(locale, 'report.nobody') : (names.agent ?? gone))]),
    ...(team === undefined ? [] : [named('team', names.team ?? gone)]),
    ...(campaign === undefined ? [] : [named('campaign', campaign)]),
  ];
}
