import { classNames } from '#/class-names.ts';

/** `primary` once per page; `secondary` beside it; `ghost` in toolbars; `danger` where something will be gone; `link` inside text. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';

/** Heights follow the density: 36, 44, 48 px on public pages and 28, 32, 40 px in the dashboard. */
export type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control text-control font-semibold whitespace-nowrap select-none ' +
  'transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:shrink-0';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'bg-accent-solid text-accent-foreground hover:bg-accent-solid-hover disabled:bg-default disabled:text-muted aria-disabled:bg-default aria-disabled:text-muted',
  secondary: 'border border-field-border bg-surface text-foreground hover:bg-surface-hover disabled:text-muted disabled:hover:bg-surface',
  ghost: 'text-foreground hover:bg-default disabled:text-muted disabled:hover:bg-transparent',
  danger: 'bg-danger-solid text-white hover:bg-danger-solid-hover disabled:bg-default disabled:text-muted',
  link: 'rounded-sm text-accent-text hover:underline underline-offset-4',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'h-(--control-height-small) px-[calc(var(--control-padding)-2px)]',
  medium: 'h-control px-(--control-padding)',
  large: 'h-(--control-height-large) px-[calc(var(--control-padding)+4px)]',
};

/** The classes of a button, for what has to be another element: a router link, the trigger of a menu. */
export function buttonLook(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string {
  return classNames(BASE, VARIANTS[variant], variant !== 'link' && SIZES[size]);
}
