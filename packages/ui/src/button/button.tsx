import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { Spinner } from '#/progress/spinner.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';

/** A plain button element's properties, and the look. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Before the text. */
  icon?: ReactNode;
  /** Busy: keeps its width and focus, shows a spinner, and does not click again. */
  loading?: boolean | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** A button. Its `type` is `button` unless it says `submit`. */
export function Button({
  variant,
  size,
  icon,
  loading = false,
  block = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonLook(variant, size), block && 'w-full', className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
