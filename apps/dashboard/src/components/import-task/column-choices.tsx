import { Select } from '@lobby/ui';
import type { ReactNode } from 'react';

/** No column of the file. */
export const NO_COLUMN = '';

interface ColumnChoicesProps<Id extends string> {
  title: string;
  text: string;
  /** Words for a column that the file does not have. */
  none: string;
  headers: readonly string[];
  /** `header` is undefined where none is known; one that needs a column and has it cannot lose it. */
  columns: readonly { id: Id; label: string; header: string | undefined; needed: boolean }[];
  onChange: (id: Id, header: string) => void;
  children?: ReactNode;
}

/** Which column of a file is which. */
export function ColumnChoices<Id extends string>({ title, text, none, headers, columns, onChange, children }: ColumnChoicesProps<Id>) {
  const choices = [...new Set(headers)].map((header) => ({ value: header, label: header }));
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-3 text-13 text-muted">{text}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {columns.map(({ id, label, header, needed }) => (
          <Select
            key={id}
            label={label}
            options={needed && header !== undefined ? choices : [{ value: NO_COLUMN, label: none }, ...choices]}
            value={header ?? NO_COLUMN}
            onChange={(chosen) => onChange(id, chosen)}
          />
        ))}
        {children}
      </div>
    </section>
  );
}
