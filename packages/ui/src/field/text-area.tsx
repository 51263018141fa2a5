import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#/class-names.ts';
import { FIELD_BOX, FIELD_INPUT } from './field-look.ts';
import { Field, type FieldProps } from './field.tsx';

/** A textarea's properties and what stands around it. `rows` is the height to start from. */
export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'className'> {
  /** It grows with its text up to this many lines, then scrolls. */
  maxRows?: number | undefined;
}

/** Several lines of text, growing with what is written. */
export function TextArea({
  label,
  hideLabel,
  aside,
  description,
  error,
  invalid,
  describedBy,
  optional,
  className,
  rows = 3,
  maxRows = 12,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, aside, description, error, invalid, describedBy, optional, className }}>
      {(control) => (
        <div className={FIELD_BOX}>
          <textarea
            {...area}
            {...control}
            rows={rows}
            style={{ maxHeight: `calc(${maxRows} * 1lh + 20px)`, minHeight: `calc(${rows} * 1lh + 20px)` }}
            className={classNames(FIELD_INPUT, 'field-sizing-content resize-none px-(--field-padding) py-2.5')}
          />
        </div>
      )}
    </Field>
  );
}
