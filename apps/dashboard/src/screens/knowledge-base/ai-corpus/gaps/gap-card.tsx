import type { Gap } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { PenLine, RotateCcw, ThumbsDown } from 'lucide-react';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { settleGap } from '#/data/corpus-care.ts';
import { LocaleChip } from '#/components/corpus/entry-chips.tsx';
import { NO_ENTRY, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';
import { useSettle } from '#/components/corpus/use-settle.ts';

/** One gap: what was asked, how often, what came nearest, and what can be done. */
export function GapCard({ gap }: { gap: Gap }) {
  const t = useT('corpus');
  const formats = useFormats();
  const { asked_count: count, samples } = gap;
  return (
    <article className="flex flex-col gap-2.5">
      <div className="flex items-start gap-2.5">
        <h3 lang={gap.locale} className="min-w-0 flex-1 font-semibold break-words">
          {gap.question}
        </h3>
        <LocaleChip locale={gap.locale} />
        <Chip tone="accent">{t('gaps.asked', { count, shown: formats.number(count) })}</Chip>
      </div>
      {gap.kind === 'disliked' ? (
        <p>
          <Chip tone="danger" icon={<ThumbsDown aria-hidden="true" />}>
            {t('gaps.disliked')}
          </Chip>
        </p>
      ) : null}
      <GapEntry gap={gap} />
      <details className="text-13">
        <summary className="cursor-pointer text-muted">
          {t('gaps.ways')} · {formats.relative(gap.last_at)}
        </summary>
        <ul className="mt-1.5 divide-y divide-separator">
          {samples.map(({ question, locale, conversation_id: id, asked_at: at }) => (
            <li key={`${id}:${at}`} className="flex items-baseline gap-3 py-1.5">
              <span lang={locale} className="min-w-0 flex-1 break-words">
                {question}
              </span>
              <time dateTime={new Date(at).toISOString()} className="shrink-0 text-muted">
                {formats.relative(at)}
              </time>
              <Conversation id={id} />
            </li>
          ))}
        </ul>
      </details>
      <GapActs gap={gap} />
    </article>
  );
}

function Conversation({ id }: { id: string }) {
  const t = useT('corpus');
  if (!useMay()('session.view')) return null;
  return (
    <Link to="/dashboard/session" search={{ conversation: id }} preload={false} className="shrink-0 text-accent-text hover:underline">
      {t('gaps.conversation')}
    </Link>
  );
}

function GapEntry({ gap: { status, entry, nearest, best_score: score, settled_by: by } }: { gap: Gap }) {
  const t = useT('corpus');
  const { go } = useCorpusSearch();
  const named = status === 'answered' ? entry : nearest;
  if (status === 'ignored' && by !== null) return <p className="text-13 text-muted">{t('gaps.ignored_by', { name: by })}</p>;
  if (!named) return <p className="text-13 text-muted">{t('gaps.none_near')}</p>;
  const { question } = named;
  return (
    <button
      type="button"
      onClick={() => go({ ...NO_ENTRY, entry: named.id })}
      className="rounded-sm text-left text-13 text-muted hover:text-accent-text hover:underline"
    >
      {status === 'answered' ? t('gaps.answered_by', { question }) : t('gaps.nearest', { question, score: (score ?? 0).toFixed(2) })}
    </button>
  );
}

function GapActs({ gap: { id, kind, status, nearest } }: { gap: Gap }) {
  const t = useT('corpus');
  const api = useApi();
  const { go } = useCorpusSearch();
  const { busy, settle } = useSettle();
  if (status === 'answered') return null;
  if (status === 'ignored') {
    return (
      <div>
        <Button
          size="small"
          icon={<RotateCcw size={14} />}
          loading={busy}
          onClick={() => void settle(() => settleGap(api, id, 'open'), t('gaps.reopened_toast'))}
        >
          {t('gaps.reopen')}
        </Button>
      </div>
    );
  }
  const improves = kind === 'disliked' && nearest !== null;
  return (
    <div className="flex gap-2">
      <Button
        size="small"
        variant="primary"
        icon={<PenLine size={14} />}
        onClick={() => go({ ...NO_ENTRY, entry: improves ? nearest.id : 'new', gap: id })}
      >
        {improves ? t('gaps.edit') : t('gaps.write')}
      </Button>
      <Button size="small" loading={busy} onClick={() => void settle(() => settleGap(api, id, 'ignored'), t('gaps.ignored_toast'))}>
        {t('gaps.ignore')}
      </Button>
    </div>
  );
}
