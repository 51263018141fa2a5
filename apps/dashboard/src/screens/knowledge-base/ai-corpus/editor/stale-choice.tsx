import type { CorpusEntry } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import type { EntryDraft } from '#/data/corpus.ts';
import { valuesOf } from '#/components/corpus/entry-start.ts';
import { useFieldText } from '#/components/corpus/use-field-text.ts';

interface StaleChoiceProps {
  current: CorpusEntry;
  mine: EntryDraft;
  onMine: () => void;
  onTheirs: () => void;
}

const FIELDS = [
  'question',
  'answer',
  'wordings',
  'status',
  'answer_mode',
  'tags',
  'valid_from',
  'valid_until',
  'buttons',
  'priority',
  'corpus_id',
  'owner_id',
  'review_by',
] as const;

/** Somebody else saved meanwhile: both copies where they differ, and the choice between them. */
export function StaleChoice({ current, mine, onMine, onTheirs }: StaleChoiceProps) {
  const t = useT('corpus');
  const formats = useFormats();
  const theirs = valuesOf(current);
  const textOf = useFieldText();
  const differing = FIELDS.filter((field) => textOf(mine, field) !== textOf(theirs, field));
  return (
    <section role="alert" className="rounded-xl border border-warning-border bg-warning-soft p-4">
      <p className="font-semibold text-warning-soft-foreground">{t('stale.title')}</p>
      <p className="mt-0.5 text-13 text-warning-soft-foreground">
        {current.updated_by
          ? t('stale.text_by', { name: current.updated_by, time: formats.relative(current.updated_at) })
          : t('stale.text', { time: formats.relative(current.updated_at) })}
      </p>
      <table className="mt-3 w-full table-fixed border-separate border-spacing-x-2 border-spacing-y-1 text-left align-top text-13">
        <thead>
          <tr>
            <th scope="col" className="font-semibold">
              {t('stale.mine')}
            </th>
            <th scope="col" className="font-semibold">
              {t('stale.theirs')}
            </th>
          </tr>
        </thead>
        <tbody>
          {differing.map((field) => (
            <tr key={field}>
              {[
                { whose: 'mine', draft: mine },
                { whose: 'theirs', draft: theirs },
              ].map(({ whose, draft }) => (
                <td key={whose} className="rounded-lg bg-surface p-2.5 align-top break-words whitespace-pre-wrap">
                  <span className="block text-xs text-muted">{t(`editor.${field}`)}</span>
                  {textOf(draft, field)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={onMine}>{t('stale.keep_mine')}</Button>
        <Button onClick={onTheirs}>{t('stale.take_theirs')}</Button>
      </div>
    </section>
  );
}
