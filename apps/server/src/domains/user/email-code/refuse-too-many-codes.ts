import { EMAIL_CODE_RESEND_S } from '@lobby/contract';
import type { PlatformScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findEarlierCode } from './email-code.repository.ts';
import type { EmailType } from './email-code.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Codes to one address within a time: a minute's one, what one network may ask for in an hour, what anybody may in a day. */
const LIMITS = [
  { count: 1, withinMs: EMAIL_CODE_RESEND_S * 1000, ofNetwork: false },
  { count: 5, withinMs: HOUR_MS, ofNetwork: true },
  { count: 20, withinMs: DAY_MS, ofNetwork: false },
] as const;

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
  for (const { count, withinMs, ofNetwork } of LIMITS) {
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
