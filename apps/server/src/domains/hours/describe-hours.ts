import type { BusinessHours } from '@lobby/contract';
import type { StoredHours } from './hours.repository.ts';
import { isOpen, nextClosing, nextOpening } from './opening-times.ts';

/** Hours, and how they stand at a moment. */
export function describeHours(hours: StoredHours, at: number): BusinessHours {
  return { ...hours, open: isOpen(hours, at), next_opening: nextOpening(hours, at), next_closing: nextClosing(hours, at) };
}
