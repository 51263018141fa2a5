import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';

/** What every field has around its control. */
export interface FieldProps {
  label: ReactNode;
  /** The label is spoken but not shown, as in a search box. */
  hideLabel?: boolean | undefined;
  /** At the end of the label's line: a link, a count. */
  aside?: ReactNode;
  /** Under the control, while there is no error. */
  description?: ReactNode;
  /** Under the control: what is wrong and what to do. */
  error?: ReactNode;
  /** Marks the control as wrong where the reason is shown elsewhere. */
  invalid?: boolean | undefined;
  /** Id of a further text about the control. */
  describedBy?: string | undefined;
  /** Says that it may stay empty. */
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** What ties the control to its label and its texts. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, control, then one line below: the error, or else the description. 6 px between them. */
export function Field({
  label,
  hideLabel = false,
  aside,
  description,
  error,
  invalid,
  describedBy,
  optional = false,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const texts = useTexts();
  const below = error ?? description;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-label">
          {label}
          {optional ? <span className="ml-1.5 text-muted">{texts.optional}</span> : null}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': classNames(below ? `${id}-below` : undefined, describedBy) || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {below ? (
        <p id={`${id}-below`} className={classNames('flex items-start gap-1.5 text-13', error ? 'text-danger-text' : 'text-muted')}>
          {error ? <CircleAlert size={14} aria-hidden="true" className="mt-[calc((1lh-14px)/2)] shrink-0" /> : null}
          <span>{below}</span>
        </p>
      ) : null}
    </div>
  );
}
