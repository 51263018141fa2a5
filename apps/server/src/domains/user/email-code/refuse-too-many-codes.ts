import { EMAIL_CODE_RESEND_S } from '@lobby/contract';
import type { PlatformScope } from '#/database/transaction.ts';
import { isKnownNetwork } from '#/domains/user/sign-in/is-known-network.ts';
import { BusinessError } from '#/errors.ts';
import { findEarlierCode } from './email-code.repository.ts';
import type { EmailType } from './email-code.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Codes to one address that one network may ask for: a minute's one, an hour's and a day's. */
const LIMITS = [
  { count: 1, withinMs: EMAIL_CODE_RESEND_S * 1000, ofNetwork: true },
  { count: 5, withinMs: HOUR_MS, ofNetwork: true },
  { count: 10, withinMs: DAY_MS, ofNetwork: true },
] as const;
/** What all networks may ask for together in a day; one from which the account has signed in is not held up by the others. */
const OF_ALL = { count: 20, withinMs: DAY_MS, ofNetwork: false } as const;

/**
 * Keeps strangers from filling a mailbox, and from buying tries at codes by asking for new ones.
 * @throws BusinessError throttled with the seconds until the next code, whether or not the address has an account
 */
export async function refuseTooManyCodes(
  scope: PlatformScope,
  asked: { email: string; emailType: EmailType; network: string },
  now: number,
): Promise<void> {
  const waits: number[] = [];
  const limits = (await isKnownNetwork(scope, asked.email, asked.network)) ? LIMITS : [...LIMITS, OF_ALL];
  for (const { count, withinMs, ofNetwork } of limits) {
    const { network, ...anywhere } = asked;
    const earlier = await findEarlierCode(scope, {
      ...anywhere,
      ...(ofNetwork ? { network } : {}),
      since: new Date(now - withinMs),
      count,
    });
    if (earlier) waits.push(earlier.getTime() + withinMs - now);
  }
  const seconds = Math.ceil(Math.max(0, ...waits) / 1000);
  if (seconds > 0) throw new BusinessError('throttled', { retry_after: seconds });
}
