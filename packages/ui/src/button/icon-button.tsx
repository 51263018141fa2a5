import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';

/** A button element's properties, without children: what it does is in `label`. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Says what it does, to screen readers and as its title. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** A circle, as in the composer. */
  round?: boolean | undefined;
}

const SIDES: Readonly<Record<ButtonSize, string>> = {
  small: 'w-(--control-height-small)',
  medium: 'w-control',
  large: 'w-(--control-height-large)',
};

/** A square button with an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  round = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(buttonLook(variant, size), SIDES[size], 'p-0!', round && 'rounded-full!', className)}
    >
      {icon}
    </button>
  );
}
