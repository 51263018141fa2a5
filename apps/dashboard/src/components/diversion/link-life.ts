import type { DiversionLink, DiversionStatus } from '@lobby/contract';

/** Why an address leads nowhere now; undefined where it is live. */
export type NotLive = 'draft' | 'early' | 'paused' | 'over' | 'archived' | 'plan_over';

/** Whether the address of a link leads somewhere: published, within its dates and limits, and of a business whose plan runs. Pure. */
export function notLive(
  { status, starts_at: start }: Pick<DiversionLink, 'status' | 'starts_at'>,
  planEnded: boolean,
  now: number,
): NotLive | undefined {
  if (status === 'draft' || status === 'paused' || status === 'archived') return status;
  if (status !== 'active') return 'over';
  if (start !== null && start > now) return 'early';
  return planEnded ? 'plan_over' : undefined;
}

/** The status as it is said: a published link that is yet to begin is not active. Pure. */
export function shownStatus(link: Pick<DiversionLink, 'status' | 'starts_at'>, now: number): DiversionStatus | 'scheduled' {
  return notLive(link, false, now) === 'early' ? 'scheduled' : link.status;
}
