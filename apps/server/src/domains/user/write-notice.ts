import { FALLBACK_LOCALE, isLocale, type Locale } from '@lobby/contract';
import { enterUser } from '#/database/enter-scope.ts';
import type { PlatformScope } from '#/database/transaction.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { defaultTimezone } from '#/domains/tenant/default-timezone.ts';
import { findMembership } from '#/domains/tenant/find-membership.ts';
import { say } from '#/words.ts';
import { deviceName } from './sign-in/device-name.ts';
import { wordDevice } from './sign-in/word-device.ts';
import { findUserById } from './user.repository.ts';

/** What the owner of an account is told by mail, whoever did it. */
export type Notice = 'new_sign_in' | 'password_changed';

/** Writes to an account's owner, in the owner's language and zone: what happened, when, and from which device. */
export async function writeNotice(
  scope: PlatformScope,
  userId: number,
  notice: Notice,
  { ip, userAgent }: { ip: string; userAgent: string },
  now: number,
): Promise<void> {
  await enterUser(scope, userId);
  const [owner, business] = [await findUserById(scope, userId), await findMembership(scope, userId)];
  if (!owner) throw new Error('an account that is written to does not exist');
  const locale = isLocale(owner.locale) ? owner.locale : FALLBACK_LOCALE;
  const time = wordTime(now, locale, business?.timezone ?? defaultTimezone(locale));
  const words = { email: owner.email, device: wordDevice(deviceName(userAgent), locale), ip, time };
  const letter = { subject: say(locale, `mail.${notice}_subject`, words), text: say(locale, `mail.${notice}_text`, words) };
  await enqueueMail(scope, { to: owner.email, ...letter }, now);
}

function wordTime(now: number, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(now);
}
