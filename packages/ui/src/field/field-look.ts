/** The box of a control: border, ground, focus ring, error ring. */
export const FIELD_BOX =
  'flex w-full min-w-0 rounded-(--field-radius) border border-field-border bg-field text-control text-foreground transition-[border-color,box-shadow] duration-150 ' +
  'hover:border-field-border-hover focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20 ' +
  'has-[[aria-invalid=true]]:border-danger-text has-[[aria-invalid=true]]:focus-within:ring-danger-text/15 has-[:disabled]:bg-surface-secondary has-[:disabled]:text-muted';

/** An input inside a box, which shows the focus for it. */
export const FIELD_INPUT = 'min-w-0 flex-1 bg-transparent outline-none focus-visible:outline-none disabled:cursor-not-allowed';
