import type { Gap } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip } from '@lobby/ui';
import { PenLine, Plus, RotateCcw, ThumbsDown } from 'lucide-react';
import { useApi } from '#/data/api.ts';
import { addWording, settleGap } from '#/data/corpus-care.ts';
import { LocaleChip } from '#/components/corpus/entry-chips.tsx';
import { NO_ENTRY, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';
import { useEntryPreviewText } from '#/components/corpus/use-entry-preview-text.ts';
import { useSettle } from '#/components/corpus/use-settle.ts';
import { GapWays } from './gap-ways.tsx';
import { MergeGaps } from './merge-gaps.tsx';

/** One gap: what was asked, how often, what came nearest, and what can be done. */
export function GapCard({ gap }: { gap: Gap }) {
  const t = useT('corpus');
  const formats = useFormats();
  const { asked_count: count, locales } = gap;
  return (
    <article className="flex flex-col gap-2.5">
      <div className="flex items-start gap-2.5">
        <h2 lang={gap.locale} className="min-w-0 flex-1 font-semibold break-words">
          {gap.question}
        </h2>
        <Chip tone="accent">{t('gaps.asked', { count, shown: formats.number(count) })}</Chip>
      </div>
      {locales.length > 0 ? (
        <ul aria-label={t('gaps.languages')} className="flex flex-wrap gap-x-3 gap-y-1.5 text-13 text-muted">
          {locales.map(({ locale, count: asked, answered }) => (
            <li key={locale} className="flex items-center gap-1.5">
              <LocaleChip locale={locale} tone={answered ? 'success' : 'neutral'} />
              <span className="tabular-nums">{t('gaps.times', { count: asked, shown: formats.number(asked) })}</span>
              {answered && gap.status === 'open' ? <span>{t('gaps.answered_here')}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {gap.kind === 'disliked' ? (
        <p>
          <Chip tone="danger" icon={<ThumbsDown aria-hidden="true" />}>
            {t('gaps.disliked')}
          </Chip>
        </p>
      ) : null}
      <GapEntry gap={gap} />
      <GapWays gap={gap} />
      <GapActs gap={gap} />
    </article>
  );
}

function GapEntry({ gap: { status, entry, nearest, settled_by: by } }: { gap: Gap }) {
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
      {status === 'answered' ? t('gaps.answered_by', { question }) : t('gaps.nearest', { question })}
    </button>
  );
}

function GapActs({ gap }: { gap: Gap }) {
  const { id, kind, status, nearest } = gap;
  const t = useT('corpus');
  const api = useApi();
  const { go } = useCorpusSearch();
  const { busy, settle } = useSettle();
  const sayEffect = useEntryPreviewText();
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
  const isInReach = kind === 'unanswered' && nearest !== null && gap.locales.some(({ locale }) => locale === nearest.locale);
  const improves = kind === 'disliked' && nearest !== null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        variant="primary"
        icon={<PenLine size={14} />}
        onClick={() => go({ ...NO_ENTRY, entry: improves ? nearest.id : 'new', gap: id })}
      >
        {improves ? t('gaps.edit') : t('gaps.write')}
      </Button>
      {isInReach ? (
        <Button
          size="small"
          icon={<Plus size={14} />}
          loading={busy}
          onClick={() =>
            void settle(
              () => addWording(api, id),
              ({ gap: { status: became }, preview }) => {
                const added = t(became === 'answered' ? 'gaps.wording_added' : 'gaps.wording_unsure');
                return preview && preview.tried > 0 ? `${added} ${sayEffect(preview)}` : added;
              },
            )
          }
        >
          {t('gaps.add_wording')}
        </Button>
      ) : null}
      <Button size="small" loading={busy} onClick={() => void settle(() => settleGap(api, id, 'ignored'), t('gaps.ignored_toast'))}>
        {t('gaps.ignore')}
      </Button>
      <MergeGaps gap={gap} />
    </div>
  );
}
