/** A chip that says something, or leads somewhere: suggested questions and the buttons of an answer look alike. */
export const CHIP_LOOK =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[18px] border border-accent/35 bg-surface px-3.5 py-1.5 text-start text-sm text-accent-text transition-colors hover:bg-accent-pale pointer-coarse:min-h-11';

/** A chip that is one of several choices. */
export const CHOICE_LOOK =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[18px] border px-3.5 py-1.5 text-start text-sm transition-colors pointer-coarse:min-h-11';
export const CHOSEN_LOOK = 'border-accent/35 bg-accent-tint text-accent-text';
export const UNCHOSEN_LOOK = 'border-field-border bg-surface hover:bg-surface-hover';
