/** Wait after the first wrong entry beyond the free ones, in milliseconds; each further one doubles it. */
export const FIRST_WAIT_MS = 30_000;
/** Longest wait, in milliseconds. */
export const WAIT_MAX_MS = 900_000;
/** After this long without a wrong entry a count begins anew, in milliseconds. */
export const FORGET_MS = 86_400_000;

/** Wrong entries until the first wait: for one address from one network, from one network, for one address from anywhere. */
export const FREE = { pair: 5, network: 50, account: 20 } as const;

/** What is known of the wrong entries under one subject; times in milliseconds since 1970. */
export interface FailureCount {
  failures: number;
  lastFailureAt: number;
  /** 0 where nobody waits. */
  blockedUntil: number;
}

/** Something that wrong entries are counted under. */
export interface Subject {
  name: string;
  /** Wrong entries until the first wait. */
  free: number;
}

/** Who tries to sign in, and whether from where the account has signed in before. */
export interface Claim {
  email: string;
  network: string;
  device: string;
  known: 'device' | 'network' | 'nothing';
}

/**
 * What an attempt is counted under, and so what can make it wait. A device that has signed in waits for its own wrong
 * entries only, so that it takes the same network and the same browser and system to make it wait; a network that has
 * signed in does not wait for those that strangers make elsewhere.
 */
export function subjectsOf({ email, network, device, known }: Claim): [own: Subject, ...others: Subject[]] {
  if (known === 'device') return [{ name: `device ${email} ${network} ${device}`, free: FREE.pair }];
  const pair = { name: `pair ${email} ${network}`, free: FREE.pair };
  const wide = { name: `network ${network}`, free: FREE.network };
  return known === 'network' ? [pair, wide] : [pair, wide, { name: `account ${email}`, free: FREE.account }];
}

/** How long a subject still waits, in milliseconds; 0 when it need not. */
export function waitLeft(known: FailureCount | undefined, now: number): number {
  return Math.max(0, (known?.blockedUntil ?? 0) - now);
}

/** What is known after one more wrong entry. */
export function afterFailure(known: FailureCount | undefined, free: number, now: number): FailureCount {
  const failures = known && now - known.lastFailureAt < FORGET_MS ? known.failures + 1 : 1;
  const wait = failures < free ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - free), WAIT_MAX_MS);
  // Nobody waits for a free one, nor does a try that began a moment before it and is judged behind it.
  return { failures, lastFailureAt: now, blockedUntil: wait > 0 ? now + wait : 0 };
}
