import { Check, Minus } from 'lucide-react';
import { useImperativeHandle, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** Beside the box; leave it out and give `aria-label` where the place says it all, as in a table. */
  children?: ReactNode;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean | undefined;
  className?: string | undefined;
}

/** A box to tick: a real checkbox under its own picture. */
export function Checkbox({ children, indeterminate = false, className, ref, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  // A click clears the property, so it is set again after every render.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  const Mark = indeterminate ? Minus : Check;
  return (
    <label className={classNames('inline-flex items-start gap-2.5 has-[:disabled]:text-muted', className)}>
      <span className="relative mt-[calc((1lh-18px)/2)] flex size-[18px] shrink-0 items-center justify-center">
        <input
          {...input}
          ref={box}
          type="checkbox"
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-[5px] border border-field-border bg-field checked:border-accent-solid checked:bg-accent-solid disabled:cursor-not-allowed indeterminate:border-accent-solid indeterminate:bg-accent-solid"
        />
        <Mark
          size={13}
          strokeWidth={3}
          aria-hidden="true"
          className="pointer-events-none relative text-white opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
      {children ? <span className="min-w-0">{children}</span> : null}
    </label>
  );
}
