import { LOCALE_NAMES, type ResultQuestions } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Chip, ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PencilLine, ThumbsDown } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { questionsQuery } from '#/data/bot-results.ts';
import { useResultSearch } from './use-result-search.ts';

/** What is asked most, and which answers need somebody. */
export function QuestionLists() {
  const t = useT('bot');
  const errorText = useErrorText();
  const { period } = useResultSearch();
  const { data, error, isFetching, refetch } = useQuery(questionsQuery(useApi(), period));
  if (data)
    return (
      <>
        <Worst rows={data.worst} />
        <Top rows={data.top} />
      </>
    );
  if (error)
    return (
      <ErrorState title={t('results.questions_error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  return <Skeleton className="h-48 w-full rounded-card" />;
}

function ToConversation({ id, children }: { id: string; children: string }) {
  return (
    <Link
      to={siteMap['dashboard-session'].path}
      search={{ conversation: id } as never}
      className="min-w-0 break-words underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  );
}

function Top({ rows }: { rows: ResultQuestions['top'] }) {
  const t = useT('bot');
  const formats = useFormats();
  return (
    <Panel title={t('results.top')}>
      {rows.length === 0 ? (
        <p className="text-13 text-muted">{t('results.no_top')}</p>
      ) : (
        <table className="w-full text-13">
          <thead>
            <tr className="border-b border-border text-muted">
              <th scope="col" className="pb-1.5 text-start font-normal">
                {t('results.questions')}
              </th>
              <th scope="col" className="ps-3 pb-1.5 text-end font-normal whitespace-nowrap">
                {t('results.asked')}
              </th>
              <th scope="col" className="ps-3 pb-1.5 text-end font-normal whitespace-nowrap">
                {t('results.share_answered')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.locale} ${row.question}`} className="border-b border-separator last:border-0">
                <th scope="row" className="py-2 text-start font-normal">
                  <ToConversation id={row.conversation_id}>{row.question}</ToConversation>
                </th>
                <td className="ps-3 text-end tabular-nums">{formats.number(row.asked)}</td>
                <td className="ps-3 text-end tabular-nums">{formats.percent(row.answered / row.asked)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Worst({ rows }: { rows: ResultQuestions['worst'] }) {
  const t = useT('bot');
  return (
    <Panel title={t('results.worst')}>
      {rows.length === 0 ? (
        <p className="text-13 text-muted">{t('results.no_worst')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-separator">
          {rows.map((row) => (
            <WorstRow key={`${row.kind} ${row.conversation_id} ${row.question}`} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function WorstRow({ row }: { row: ResultQuestions['worst'][number] }) {
  const t = useT('bot');
  const formats = useFormats();
  const mayWrite = useMay()('corpus.edit');
  const { kind, question, answer, locale, count, entry_id: entry, conversation_id: conversation } = row;
  const number = formats.number(count);
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">
        <ToConversation id={conversation}>{question}</ToConversation>
      </p>
      {answer === '' ? null : <p className="line-clamp-3 text-13 text-muted">{answer}</p>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {kind === 'down' ? (
          <Chip tone="danger" icon={<ThumbsDown />}>
            {t('results.disliked', { number })}
          </Chip>
        ) : (
          <Chip tone="warning">{t('results.missed', { number })}</Chip>
        )}
        <span className="text-xs text-muted">{LOCALE_NAMES[locale]}</span>
        {mayWrite ? (
          <Link
            to="/dashboard/knowledge-base/ai-corpus"
            search={(entry === null ? { entry: 'new', question } : { entry }) as never}
            className="ml-auto inline-flex items-center gap-1.5 text-accent-text underline-offset-2 hover:underline"
          >
            <PencilLine size={14} aria-hidden="true" />
            {t(kind === 'down' ? 'results.fix' : 'results.write')}
          </Link>
        ) : null}
      </p>
    </li>
  );
}
