import type { KeyboardEvent, MouseEvent } from 'react';

/** A click on something of its own inside a row is not a click on the row. */
export function isOwnControl({ target, currentTarget }: MouseEvent | KeyboardEvent): boolean {
  return target instanceof Element && target !== currentTarget && target.closest('a, button, input, label, [role="menu"]') !== null;
}
