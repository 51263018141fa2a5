import { INVITE_TTL_MS, type Locale } from '@lobby/contract';
import type { Letter } from '#/domains/mail/enqueue-mail.ts';
import { say } from '#/words.ts';

const DAY_MS = 86_400_000;

interface Invitation {
  to: string;
  /** Who invites, and to what. */
  inviter: string;
  business: string;
  link: string;
  locale: Locale;
}

/** The mail that asks somebody to join a business. */
export function inviteLetter({ to, inviter, business, link, locale }: Invitation): Letter {
  const words = { inviter, business, link, days: INVITE_TTL_MS / DAY_MS };
  return { to, subject: say(locale, 'mail.invite_subject', words), text: say(locale, 'mail.invite_text', words) };
}

/** The address that an invitation is accepted at. */
export function inviteUrl(origin: string, key: string): string {
  return `${origin}/auth/active?invite=${key}`;
}
