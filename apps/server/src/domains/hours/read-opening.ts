import type { TenantScope } from '#/database/transaction.ts';
import { isOpen, nextOpening } from './opening-times.ts';
import { readAllHours } from './read-hours.ts';

export interface Opening {
  /** Within the hours of the business. */
  open: boolean;
  /** Within these, or within those that a team has of its own. */
  anyOpen: boolean;
  /** When the first of them opens, in epoch milliseconds; null while one is open, and where none does within the year to come. */
  nextOpening: number | null;
  /** Teams with hours of their own, outside of which it is. */
  closedTeams: ReadonlySet<string>;
}

/** How the hours of a business and of its teams stand at a moment. */
export async function readOpening(scope: TenantScope, at: number): Promise<Opening> {
  const all = await readAllHours(scope);
  const closed = all.filter((hours) => !isOpen(hours, at));
  const openings = closed.map((hours) => nextOpening(hours, at)).filter((opening) => opening !== null);
  const anyOpen = closed.length < all.length;
  return {
    open: !closed.some(({ team_id }) => team_id === null),
    anyOpen,
    nextOpening: anyOpen || openings.length === 0 ? null : Math.min(...openings),
    closedTeams: new Set(closed.map(({ team_id }) => team_id).filter((id) => id !== null)),
  };
}
