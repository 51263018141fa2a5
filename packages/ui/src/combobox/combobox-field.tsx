import { Description } from '@heroui/react/description';
import { Label } from '@heroui/react/label';
import { CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';

/** What a combo box has around its control, as every field. */
export interface ComboboxFieldProps {
  label: string;
  /** The label is spoken but not shown. */
  hideLabel?: boolean | undefined;
  /** Under the control, while there is no error. */
  description?: ReactNode;
  /** Under the control: what is wrong and what to do. */
  error?: ReactNode;
  /** Says that it may stay empty. */
  optional?: boolean | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The options are on their way. */
  loading?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** The input, for the focus on the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** Label above, control, then one line below: the error, or else the description. */
export function ComboboxField({
  label,
  hideLabel = false,
  description,
  error,
  optional = false,
  children,
}: ComboboxFieldProps & { children: ReactNode }) {
  const texts = useTexts();
  const below = error ?? description;
  return (
    <>
      <Label className={classNames('text-label font-normal text-foreground! opacity-100!', hideLabel && 'sr-only')}>
        {label}
        {optional ? <span className="ml-1.5 text-muted">{texts.optional}</span> : null}
      </Label>
      {children}
      {below ? (
        <Description className={classNames('flex items-start gap-1.5 text-13', error ? 'text-danger-text' : 'text-muted')}>
          {error ? <CircleAlert size={14} aria-hidden="true" className="mt-[calc((1lh-14px)/2)] shrink-0" /> : null}
          <span>{below}</span>
        </Description>
      ) : null}
    </>
  );
}
