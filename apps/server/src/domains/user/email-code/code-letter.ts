import { EMAIL_CODE_TTL_MS, MAIL_LINK_TTL_MS, type Locale } from '@lobby/contract';
import type { Letter } from '#/domains/mail/enqueue-mail.ts';
import { say } from '#/words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A code, and the secret of the link beside it. */
export interface MailedCode {
  to: string;
  code: string;
  /** Public address of this Lobby. */
  origin: string;
  locale: Locale;
}

/** The mail of a sign-up: the code, and a link for who reads mail on another device. */
export function signUpLetter({ to, code, origin, locale }: MailedCode, key: string): Letter {
  const link = `${origin}/auth/active?key=${key}`;
  const words = { code, link, minutes: EMAIL_CODE_TTL_MS / MINUTE_MS, hours: MAIL_LINK_TTL_MS / HOUR_MS };
  return { to, subject: say(locale, 'mail.register_subject', words), text: say(locale, 'mail.register_text', words), code };
}

/** The mail of a forgotten password: a code only, because a link in it would be worth the account to whoever opens it. */
export function resetLetter({ to, code, origin, locale }: MailedCode): Letter {
  const words = { code, link: `${origin}/auth/reset-password`, minutes: EMAIL_CODE_TTL_MS / MINUTE_MS };
  return { to, subject: say(locale, 'mail.reset_subject', words), text: say(locale, 'mail.reset_text', words), code };
}
