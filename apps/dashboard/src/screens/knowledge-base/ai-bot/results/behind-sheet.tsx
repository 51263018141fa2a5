import { isLocale, LOCALE_NAMES, type BotResults, type FigureConversation, type ResultFigure } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Chip } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { useApi } from '#/data/api.ts';
import { behindQuery } from '#/data/bot-results.ts';
import { FigureSheet } from '#/components/figure-sheet.tsx';
import type { FigureId } from './figures.ts';
import { useResultSearch } from './use-result-search.ts';

/** Figures that go by another name here than where they are counted. */
const NAMES = {
  rated: 'results.figure.csat',
  satisfied: 'results.figure.csat',
  judged: 'results.judged',
  up: 'results.figure.thumbs',
  down: 'status.down_votes',
} as const;

/** The conversations that a figure counts, the latest first. */
export function BehindSheet({ figure, results }: { figure: ResultFigure; results: BotResults }) {
  const t = useT('bot');
  const { search, change } = useResultSearch();
  const name = t(figure in NAMES ? NAMES[figure as keyof typeof NAMES] : `results.figure.${figure as FigureId}`);
  const query = useInfiniteQuery(
    behindQuery(useApi(), {
      figure,
      from: search.day ?? results.from,
      to: search.day ?? results.to,
      ...(search.language !== undefined && { locale: search.language }),
      ...(search.channel !== undefined && { channel: search.channel }),
      ...(search.version !== undefined && { version: search.version }),
      ...(search.trigger !== undefined && { trigger: search.trigger }),
    }),
  );
  return (
    <FigureSheet
      title={t('results.behind', { figure: search.trigger === undefined ? name : t(`handoff.names.${search.trigger}`) })}
      description={t('results.behind_note')}
      onClose={() => change({ figure: undefined, trigger: undefined, day: undefined })}
      query={query}
      texts={{ error: t('results.behind_error'), none: t('results.behind_none'), older: t('results.older') }}
      icon={<MessagesSquare />}
      renderRow={(item) => <Row key={item.id} conversation={item} />}
    />
  );
}

function Row({ conversation }: { conversation: FigureConversation }) {
  const t = useT('bot');
  const nameOf = useContactName();
  const formats = useFormats();
  const { id, contact_no: no, contact_name: name, question, at, locale, resolved, handed_by: trigger, times } = conversation;
  return (
    <li className="py-3 first:pt-0">
      <Link to={siteMap['dashboard-session'].path} search={{ conversation: id } as never} className="group flex flex-col gap-1">
        <span className="flex justify-between gap-3 text-xs text-muted">
          <span className="truncate">{nameOf({ no, name })}</span>
          <time dateTime={new Date(at).toISOString()} className="shrink-0 tabular-nums">
            {formats.moment(at)}
          </time>
        </span>
        <span className="line-clamp-2 font-semibold underline-offset-2 group-hover:underline">{question}</span>
        <span className="flex flex-wrap items-center gap-2 text-xs text-muted">
          {isLocale(locale) ? LOCALE_NAMES[locale] : locale}
          {times > 1 ? <span>{t('results.times', { number: formats.number(times) })}</span> : null}
          {resolved ? <Chip tone="success">{t('results.resolved_chip')}</Chip> : null}
          {trigger === null ? null : <Chip>{t(`handoff.names.${trigger}`)}</Chip>}
        </span>
      </Link>
    </li>
  );
}
