import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { FIELD_BOX, FIELD_INPUT } from './field-look.ts';
import { Field, type FieldProps } from './field.tsx';

/** An input element's properties, so that `register` of a form library spreads into it, and what stands around it. */
export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className'> {
  /** Inside the box, before the text. */
  leading?: ReactNode;
  /** Inside the box, after the text. */
  trailing?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  hideLabel,
  aside,
  description,
  error,
  invalid,
  describedBy,
  optional,
  className,
  leading,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, aside, description, error, invalid, describedBy, optional, className }}>
      {(control) => (
        <div className={classNames(FIELD_BOX, 'h-(--field-height) items-center gap-2 px-(--field-padding)')}>
          {leading}
          <input type="text" {...input} {...control} className={classNames(FIELD_INPUT, 'h-full')} />
          {trailing}
        </div>
      )}
    </Field>
  );
}
