import type { Conflict, CorpusEntry } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip } from '@lobby/ui';
import { Combine, TriangleAlert } from 'lucide-react';
import { useApi } from '#/data/api.ts';
import { settleConflict } from '#/data/corpus-care.ts';
import { LocaleChip } from '#/components/corpus/entry-chips.tsx';
import { NO_ENTRY, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';
import { useSettle } from '#/components/corpus/use-settle.ts';

/** Two entries side by side, what they say differently, and the three ways out. */
export function ConflictCard({ conflict: { kind, left, right, likeness } }: { conflict: Conflict }) {
  const t = useT('corpus');
  const formats = useFormats();
  const api = useApi();
  const { go } = useCorpusSearch();
  const { busy, settle } = useSettle();
  const keep = (which: 'left' | 'right' | 'both') =>
    void settle(
      () => settleConflict(api, { left_id: left.id, right_id: right.id, keep: which }),
      which === 'both' ? t('conflicts.dismissed') : t('conflicts.kept'),
    );
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2.5">
        <Chip tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {t(`conflicts.${kind}`)}
        </Chip>
        <LocaleChip locale={left.locale} />
        <span className="text-13 text-muted">
          {t('conflicts.likeness', { percent: formats.number(likeness, { style: 'percent', maximumFractionDigits: 0 }) })}
        </span>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side entry={left} busy={busy} onKeep={() => keep('left')} onOpen={() => go({ ...NO_ENTRY, entry: left.id })} />
        <Side entry={right} busy={busy} onKeep={() => keep('right')} onOpen={() => go({ ...NO_ENTRY, entry: right.id })} />
      </div>
      <div className="flex gap-2">
        <Button size="small" icon={<Combine size={14} />} onClick={() => go({ ...NO_ENTRY, entry: left.id, merge: right.id })}>
          {t('conflicts.merge')}
        </Button>
        <Button size="small" variant="ghost" disabled={busy} onClick={() => keep('both')}>
          {t('conflicts.neither')}
        </Button>
      </div>
    </article>
  );
}

function Side({ entry, busy, onKeep, onOpen }: { entry: CorpusEntry; busy: boolean; onKeep: () => void; onOpen: () => void }) {
  const t = useT('corpus');
  const formats = useFormats();
  return (
    <section lang={entry.locale} className="flex flex-col gap-2 rounded-lg bg-surface-secondary p-3">
      <button type="button" onClick={onOpen} className="rounded-sm text-left font-semibold break-words hover:underline">
        {entry.question}
      </button>
      <p className="flex-1 text-13 break-words whitespace-pre-wrap">{entry.answer}</p>
      <p className="text-xs text-muted">{[entry.updated_by, formats.relative(entry.updated_at)].filter(Boolean).join(' · ')}</p>
      <div>
        <Button size="small" disabled={busy} onClick={onKeep}>
          {t('conflicts.keep')}
        </Button>
      </div>
    </section>
  );
}
