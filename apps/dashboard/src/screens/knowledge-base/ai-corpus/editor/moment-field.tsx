import { TextField } from '@lobby/ui';
import { useController, type Control } from 'react-hook-form';
import type { EntryDraft } from '#/data/corpus.ts';
import { localMoment, momentOf } from '#/components/local-moment.ts';

interface MomentFieldProps {
  control: Control<EntryDraft>;
  name: 'valid_from' | 'valid_until' | 'review_by';
  label: string;
  description?: string;
  error?: string | undefined;
}

/** A day and a time of the reader's clock; empty for none. */
export function MomentField({ control, name, ...texts }: MomentFieldProps) {
  const { field } = useController({ control, name });
  return (
    <TextField
      {...texts}
      type="datetime-local"
      value={localMoment(field.value)}
      onBlur={field.onBlur}
      onChange={({ target }) => field.onChange(momentOf(target.value))}
    />
  );
}
