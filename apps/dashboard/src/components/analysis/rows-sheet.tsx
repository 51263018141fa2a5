import {
  ANALYSIS_FIGURES,
  isLocale,
  LOCALE_NAMES,
  type AnalysedConversation,
  type AnalysisFigureId,
  type AnalysisPart,
} from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Chip } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { FigureSheet } from '#/components/figure-sheet.tsx';
import { analysisRowsQuery } from '#/data/analysis-report.ts';
import { useApi } from '#/data/api.ts';
import { rowsOf } from './analysis-search.ts';
import { useAnalysisSearch } from './use-analysis-search.ts';

/** Figures by the count whose rows they open; the first that does names it. */
function nameOf(part: AnalysisPart): AnalysisFigureId {
  const ids = Object.keys(ANALYSIS_FIGURES) as AnalysisFigureId[];
  return ids.find((id) => id === part) ?? ids.find((id) => ANALYSIS_FIGURES[id].rows === part) ?? 'resolved';
}

/** The conversations that a figure counts, the latest first. */
export function RowsSheet({ part, days }: { part: AnalysisPart; days: { from: string; to: string } }) {
  const t = useT('analysis');
  const { search, close } = useAnalysisSearch();
  const query = useInfiniteQuery(analysisRowsQuery(useApi(), rowsOf(search, part, days)));
  return (
    <FigureSheet
      title={part === 'conversations' ? t('figure.conversations') : t('rows.title', { figure: t(`figure.${nameOf(part)}`) })}
      description={t('rows.note')}
      onClose={close}
      query={query}
      texts={{ error: t('rows.error'), none: t('rows.none'), older: t('rows.older') }}
      icon={<MessagesSquare />}
      renderRow={(item) => <Row key={item.id} conversation={item} />}
    />
  );
}

function Row({ conversation }: { conversation: AnalysedConversation }) {
  const t = useT('analysis');
  const formats = useFormats();
  const named = useContactName();
  const { id, no, contact_no: contactNo, contact_name: name, at, times } = conversation;
  const head = (
    <>
      <span className="flex justify-between gap-3">
        <span className="truncate font-semibold underline-offset-2 group-hover:underline">
          {no === null || contactNo === null ? t('rows.erased') : named({ no: contactNo, name })}
        </span>
        <time dateTime={new Date(at).toISOString()} className="shrink-0 text-xs text-muted tabular-nums">
          {formats.moment(at)}
        </time>
      </span>
      <Facts conversation={conversation} />
      {times > 1 ? <span className="text-xs text-muted tabular-nums">{t('rows.times', { number: formats.number(times) })}</span> : null}
    </>
  );
  return (
    <li className="py-3 first:pt-0">
      {no === null ? (
        <div className="flex flex-col gap-1 text-muted">{head}</div>
      ) : (
        <Link to={siteMap['dashboard-session'].path} search={{ conversation: id } as never} className="group flex flex-col gap-1">
          {head}
        </Link>
      )}
    </li>
  );
}

/** What is known of a conversation, in a line. */
function Facts({ conversation: { no, locale, channel, agent, resolved, handed_by: trigger } }: { conversation: AnalysedConversation }) {
  const t = useT('analysis');
  const controls = useT('controls');
  return (
    <span className="flex flex-wrap items-center gap-2 text-xs text-muted">
      {no === null ? null : <span className="tabular-nums">{t('rows.no', { no })}</span>}
      <span>{controls(`channel.${channel}`)}</span>
      {isLocale(locale) ? <span>{LOCALE_NAMES[locale]}</span> : null}
      {agent === null ? null : <span className="truncate">{agent}</span>}
      {resolved ? <Chip tone="success">{t('figure.resolved')}</Chip> : null}
      {trigger === null ? null : <Chip>{t(`reasons.names.${trigger}`)}</Chip>}
    </span>
  );
}
