import type { CorpusEntry, EntrySnapshot } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames, VisuallyHidden } from '@lobby/ui';
import { useFieldText } from '#/components/corpus/use-field-text.ts';
import { wordChanges, type WordChange } from './word-changes.ts';

const FIELDS = [
  'question',
  'answer',
  'wordings',
  'answer_mode',
  'tags',
  'valid_from',
  'valid_until',
  'buttons',
  'priority',
  'owner_id',
  'review_by',
  'status',
  'corpus_id',
] as const;
const LOOKS = {
  same: '',
  added: 'bg-success-soft text-success-soft-foreground',
  removed: 'bg-danger-soft text-danger-soft-foreground line-through',
} as const;

/** A change is told from the others by its place alone: the same word may change twice. */
function placed(changes: readonly WordChange[]) {
  return changes.map((change, place) => ({ ...change, place }));
}

/** What differs between a version and the present copy, word by word. */
export function VersionChanges({ before, now }: { before: EntrySnapshot; now: CorpusEntry }) {
  const t = useT('corpus');
  const textOf = useFieldText();
  const changed = FIELDS.filter((field) => textOf(before, field) !== textOf(now, field));
  if (changed.length === 0) return <p className="text-13 text-muted">{t('history.same')}</p>;
  return (
    <dl className="flex flex-col gap-2.5">
      {changed.map((field) => (
        <div key={field} className="rounded-lg bg-surface-secondary p-2.5">
          <dt className="mb-1 text-xs text-muted">{t(`editor.${field}`)}</dt>
          <dd lang={now.locale} className="text-13 break-words whitespace-pre-wrap">
            {placed(wordChanges(textOf(before, field), textOf(now, field), now.locale)).map(({ kind, text, place }) => (
              <span key={place} className={classNames('rounded-xs', LOOKS[kind])}>
                {kind === 'same' ? null : <VisuallyHidden>{t(`history.${kind}`)}: </VisuallyHidden>}
                {text}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
