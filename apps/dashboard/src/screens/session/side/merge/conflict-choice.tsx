import type { MergePreview } from '@lobby/contract';
import { useId } from 'react';
import { useFieldWords } from './use-field-words.ts';

interface ConflictChoiceProps {
  conflict: MergePreview['conflicts'][number];
  /** The contact that comes in is right. */
  isTaken: boolean;
  onChoose: (isTaken: boolean) => void;
}

/** Two values of one field, of which one stays. */
export function ConflictChoice({ conflict: { field, from, into }, isTaken, onChoose }: ConflictChoiceProps) {
  const name = useId();
  const label = useFieldWords()(field);
  return (
    <fieldset className="flex flex-col gap-1 text-13">
      <legend className="mb-1 text-muted">{label}</legend>
      {[
        { value: into, taken: false },
        { value: from, taken: true },
      ].map(({ value, taken }) => (
        <label key={String(taken)} className="flex min-h-9 items-center gap-2.5">
          <input
            type="radio"
            name={name}
            checked={isTaken === taken}
            onChange={() => onChoose(taken)}
            className="size-5 shrink-0 accent-accent"
          />
          <span dir="auto" className="min-w-0 break-words">
            {value}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
