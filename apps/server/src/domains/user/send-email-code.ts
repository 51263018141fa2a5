import { EMAIL_CODE_RESEND_S, EMAIL_CODE_TTL_MS, type Locale, type user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform, type PlatformScope } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail, type Letter } from '#/domains/mail/enqueue-mail.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { findLatestCode, insertCode, lockAddress } from './email-code.repository.ts';
import { hashCode, makeCode, type EmailType } from './email-code.ts';
import { findUserByEmail } from './user.repository.ts';

const MINUTE_MS = 60_000;

/** Sends a code to an address. The answer does not tell whether the address has an account. */
export async function sendEmailCode({ request, locale, services }: Call<typeof user.sendEmailCode>) {
  const { email, email_type: emailType } = request;
  const now = services.now();
  await inPlatform(services.database, async (scope) => {
    await lockAddress(scope, email, emailType);
    await refuseTooSoon(scope, email, emailType, now);
    const code = makeCode();
    const [createdAt, expiresAt] = [new Date(now), new Date(now + EMAIL_CODE_TTL_MS)];
    await insertCode(scope, { email, emailType, codeHash: hashCode(email, emailType, code), createdAt, expiresAt });
    // A stranger's address gets no mail about a password that it does not have.
    if (emailType === 'register' || (await findUserByEmail(scope, email)))
      await enqueueMail(scope, codeLetter(email, emailType, code, locale), now);
  });
  deliverSoon(services);
  return { resend_after: EMAIL_CODE_RESEND_S, expires_in: EMAIL_CODE_TTL_MS / 1000 };
}

async function refuseTooSoon(scope: PlatformScope, email: string, emailType: EmailType, now: number): Promise<void> {
  const latest = await findLatestCode(scope, email, emailType);
  const seconds = latest ? Math.ceil((latest.createdAt.getTime() - now) / 1000) + EMAIL_CODE_RESEND_S : 0;
  if (seconds > 0) throw new BusinessError('throttled', { retry_after: seconds }, { seconds });
}

function codeLetter(to: string, emailType: EmailType, code: string, locale: Locale): Letter {
  const words = { code, minutes: EMAIL_CODE_TTL_MS / MINUTE_MS };
  const [subject, text] =
    emailType === 'register'
      ? (['mail.register_subject', 'mail.register_text'] as const)
      : (['mail.reset_subject', 'mail.reset_text'] as const);
  return { to, subject: say(locale, subject, words), text: say(locale, text, words), code };
}
