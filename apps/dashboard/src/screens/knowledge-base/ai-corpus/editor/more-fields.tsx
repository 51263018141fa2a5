import { PRIORITY_LEAST, PRIORITY_MOST } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Select } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useController, type Control, type FieldErrors } from 'react-hook-form';
import { useApi } from '#/data/api.ts';
import type { EntryDraft } from '#/data/corpus.ts';
import { shelvesQuery } from '#/data/corpus-shelf.ts';
import { membersQuery } from '#/data/team.ts';
import { MomentField } from './moment-field.tsx';
import { TagsField } from './tags-field.tsx';

interface MoreFieldsProps {
  control: Control<EntryDraft>;
  errors: FieldErrors<EntryDraft>;
}

const NOBODY = 'nobody';
const PRIORITIES = Array.from(
  { length: PRIORITY_MOST - PRIORITY_LEAST + 1 },
  (_, index) => String(PRIORITY_MOST - index) as '2' | '1' | '0' | '-1' | '-2',
);

/** Where an entry stands, when it counts and who looks after it: out of the way until somebody wants it, or something in it is wrong. */
export function MoreFields({ control, errors }: MoreFieldsProps) {
  const t = useT('corpus');
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = [errors.corpus_id, errors.tags, errors.valid_from, errors.valid_until].some(Boolean);
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-xl border border-border"
    >
      <summary className="flex cursor-pointer items-center gap-2 rounded-xl px-3 py-2.5 text-sm font-semibold">
        <ChevronRight size={15} aria-hidden="true" className="transition-transform group-open:rotate-90" />
        {t('editor.more')}
      </summary>
      <div className="flex flex-col gap-4 border-t border-separator p-3">
        <Place control={control} />
        <TagsField control={control} error={errors.tags?.message} />
        <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
          <MomentField control={control} name="valid_from" label={t('editor.valid_from')} description={t('editor.valid_hint')} />
          <MomentField control={control} name="valid_until" label={t('editor.valid_until')} error={errors.valid_until?.message} />
        </div>
        <Care control={control} />
      </div>
    </details>
  );
}

function Place({ control }: { control: Control<EntryDraft> }) {
  const t = useT('corpus');
  const { data } = useQuery(shelvesQuery(useApi()));
  const corpus = useController({ control, name: 'corpus_id' }).field;
  const priority = useController({ control, name: 'priority' }).field;
  const first = data?.items.find((each) => each.is_first)?.id;
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <Select
        label={t('editor.corpus_id')}
        options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={corpus.value ?? first ?? null}
        onChange={corpus.onChange}
      />
      <Select
        label={t('editor.priority')}
        options={PRIORITIES.map((value) => ({ value, label: t(`editor.priority_${value}`) }))}
        value={String(priority.value) as (typeof PRIORITIES)[number]}
        onChange={(value) => priority.onChange(Number(value))}
        description={t('editor.priority_hint')}
      />
    </div>
  );
}

function Care({ control }: { control: Control<EntryDraft> }) {
  const t = useT('corpus');
  const { data } = useQuery(membersQuery(useApi()));
  const owner = useController({ control, name: 'owner_id' }).field;
  const members = (data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <Select
        label={t('editor.owner_id')}
        options={[{ value: NOBODY, label: t('editor.no_owner') }, ...members]}
        value={owner.value === null ? NOBODY : String(owner.value)}
        onChange={(value) => owner.onChange(value === NOBODY ? null : Number(value))}
      />
      <MomentField control={control} name="review_by" label={t('editor.review_by')} />
    </div>
  );
}
