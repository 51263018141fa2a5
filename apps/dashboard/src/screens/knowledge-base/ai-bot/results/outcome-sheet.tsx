import { LOCALE_NAMES, type BotOutcomes, type Locale, type OutcomeQuestion, type QuestionList } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Chip } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircleQuestion, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useApi } from '#/data/api.ts';
import { outcomeQuestionsQuery } from '#/data/bot-results.ts';
import { FigureSheet } from '#/components/figure-sheet.tsx';
import { useResultSearch } from './use-result-search.ts';

const SCORE_FORM = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const TONES = { answered: 'success', chosen: 'success', unknown: 'warning', failed: 'danger' } as const;

interface OutcomeSheetProps {
  list: QuestionList;
  /** Only those in this language. */
  asked: Locale | undefined;
  /** The numbers that it was opened from: it looks at the same days. */
  outcomes: BotOutcomes;
}

/** The questions that one number counts, the latest first, with what the bot made of each. */
export function OutcomeSheet({ list, asked, outcomes: { from, to } }: OutcomeSheetProps) {
  const t = useT('outcomes');
  const { search, change } = useResultSearch();
  const locale = asked ?? search.language;
  const query = useInfiniteQuery(
    outcomeQuestionsQuery(useApi(), {
      list,
      from,
      to,
      ...(locale !== undefined && { locale }),
      ...(search.version !== undefined && { version: search.version }),
    }),
  );
  const name = t(`lists.${list}`);
  return (
    <FigureSheet
      title={locale === undefined ? name : `${name} · ${LOCALE_NAMES[locale]}`}
      onClose={() => change({ list: undefined, asked: undefined })}
      query={query}
      texts={{ error: t('behind_error'), none: t('behind_none'), older: t('older') }}
      icon={<MessageCircleQuestion />}
      renderRow={(item) => <Row key={item.id} asked={item} />}
    />
  );
}

function Row({ asked }: { asked: OutcomeQuestion }) {
  const t = useT('outcomes');
  const formats = useFormats();
  const { conversation_id: id, question, locale, at, outcome, answer, offered, confidence, verdict, verdict_reason: reason } = asked;
  return (
    <li className="flex flex-col gap-1.5 py-3.5 first:pt-0">
      <p className="flex justify-between gap-3 text-xs text-muted">
        <span>{LOCALE_NAMES[locale]}</span>
        <time dateTime={new Date(at).toISOString()} className="shrink-0 tabular-nums">
          {formats.moment(at)}
        </time>
      </p>
      <p lang={locale} className="line-clamp-4 font-semibold break-words">
        {question === '' ? t('file') : question}
      </p>
      {offered.length > 0 ? (
        <div className="text-13">
          <p className="text-xs text-muted">{t('offered')}</p>
          <ul className="list-disc ps-5">
            {offered.map((title) => (
              <li key={title} className="break-words">
                {title}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {answer !== '' && outcome !== 'not_chosen' ? (
        <div className="text-13">
          <p className="text-xs text-muted">{t('said')}</p>
          <p className="line-clamp-4 break-words whitespace-pre-line">{answer}</p>
        </div>
      ) : null}
      <EntryLine asked={asked} />
      <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <Chip tone={TONES[outcome as keyof typeof TONES] ?? 'neutral'}>{t(`lists.${outcome}`)}</Chip>
        {verdict === null ? null : (
          <Chip tone={verdict === 'up' ? 'success' : 'danger'} icon={verdict === 'up' ? <ThumbsUp /> : <ThumbsDown />}>
            {verdict === 'up' ? t('liked') : reason ? t('disliked_why', { reason: t(`reasons.${reason}`) }) : t('disliked')}
          </Chip>
        )}
        {confidence === null ? null : <span className="tabular-nums">{t('sure', { score: formats.number(confidence, SCORE_FORM) })}</span>}
        <Link
          to={siteMap['dashboard-session'].path}
          search={{ conversation: id } as never}
          preload={false}
          className="ml-auto text-13 text-accent-text underline-offset-2 hover:underline"
        >
          {t('conversation')}
        </Link>
      </p>
    </li>
  );
}

/** The entry that the answer came from, or what came nearest where there was no answer. */
function EntryLine({ asked: { outcome, entry, confidence } }: { asked: OutcomeQuestion }) {
  const t = useT('outcomes');
  if (!entry) return outcome === 'unknown' && confidence === null ? <p className="text-13 text-muted">{t('none_near')}</p> : null;
  const isAnswer = outcome === 'answered' || outcome === 'chosen';
  return (
    <p className="text-13 break-words">
      <span className="me-1 text-muted">{t(isAnswer ? 'from' : 'near')}</span>
      {entry.id === null ? (
        entry.title
      ) : (
        <Link
          to="/dashboard/knowledge-base/ai-corpus"
          search={{ entry: entry.id } as never}
          preload={false}
          className="text-accent-text underline-offset-2 hover:underline"
        >
          {entry.title}
        </Link>
      )}
    </p>
  );
}
