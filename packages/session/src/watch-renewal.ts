import { renewalReason, type SubscriptionTerm } from './subscription.ts';

/** The renewal dialog of one sign-in comes back after this pause at the earliest: four hours, in milliseconds. */
export const RENEWAL_REPEAT_MS = 14_400_000;
/** Pause between two looks at the clock, in milliseconds. */
const RENEWAL_CHECK_MS = 60_000;

/** Where the time of the last show-renewal event is kept; it outlives a reload and ends with the sign-in. */
export interface RenewalMemory {
  readonly read: () => number | undefined;
  readonly write: (shownAt: number) => void;
  readonly clear: () => void;
}

/** True where the show-renewal event is due (§4): within 24 hours of the end, and not shown in the last four. */
export function isRenewalDue(subscription: SubscriptionTerm | undefined, now: number, shownAt: number | undefined): boolean {
  if (!subscription || renewalReason(subscription, now) !== 'deadline') return false;
  return shownAt === undefined || Math.abs(now - shownAt) >= RENEWAL_REPEAT_MS;
}

export interface WatchRenewal {
  readonly getSubscription: () => SubscriptionTerm | undefined;
  /** The server's time in milliseconds. */
  readonly now: () => number;
  readonly memory: RenewalMemory;
  readonly onShowRenewal: (reason: 'deadline') => void;
}

/** Emits show-renewal with reason deadline, once per sign-in and at most every four hours. Returns how to stop. */
export function watchRenewal({ getSubscription, now, memory, onShowRenewal }: WatchRenewal): () => void {
  const look = () => {
    const at = now();
    if (!isRenewalDue(getSubscription(), at, memory.read())) return;
    memory.write(at);
    onShowRenewal('deadline');
  };
  const timer = setInterval(look, RENEWAL_CHECK_MS);
  look();
  return () => clearInterval(timer);
}
