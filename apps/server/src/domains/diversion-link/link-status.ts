import type { DiversionAction, DiversionStatus } from '@lobby/contract';

/** What is stored of a link; that it has expired or is used up follows from its time and counts. */
export type SetStatus = Exclude<DiversionStatus, 'expired' | 'exhausted'>;

/** Every step that somebody can take, and where it leads. What is not here cannot be done. */
const STEPS: Readonly<Record<DiversionStatus, Partial<Record<DiversionAction, SetStatus>>>> = {
  draft: { publish: 'active', archive: 'archived' },
  active: { pause: 'paused', archive: 'archived' },
  paused: { resume: 'active', archive: 'archived' },
  expired: { pause: 'paused', archive: 'archived' },
  exhausted: { pause: 'paused', archive: 'archived' },
  archived: { restore: 'paused' },
};

/** Where a step ends, whatever it starts from. */
const ENDS: Readonly<Record<DiversionAction, readonly DiversionStatus[]>> = {
  publish: ['active', 'expired', 'exhausted'],
  resume: ['active', 'expired', 'exhausted'],
  pause: ['paused'],
  archive: ['archived'],
  restore: ['paused'],
};

/** What is set after a step; `done` where it is there already, undefined where the step cannot be taken. Pure. */
export function stepTo(status: DiversionStatus, action: DiversionAction): SetStatus | 'done' | undefined {
  return STEPS[status][action] ?? (ENDS[action].includes(status) ? 'done' : undefined);
}

/** What decides how a link stands. Times are epoch milliseconds. */
export interface StatusFacts {
  status: SetStatus;
  expiresAt: number | null;
  maxVisits: number | null;
  visits: number;
  /** Those of its targets. */
  caps: readonly { totalCap: number | null; servedTotal: number }[];
}

/** How a link stands at a moment: one that is active ends by time, by its visits, or when every target has had its fill. Pure. */
export function statusAt({ status, expiresAt, maxVisits, visits, caps }: StatusFacts, now: number): DiversionStatus {
  if (status !== 'active') return status;
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  const isFull = caps.length > 0 && caps.every(({ totalCap, servedTotal }) => totalCap !== null && servedTotal >= totalCap);
  return isFull || (maxVisits !== null && visits >= maxVisits) ? 'exhausted' : 'active';
}
