import { EMAIL_CODE_RESEND_S, EMAIL_CODE_TTL_MS, MAIL_LINK_TTL_MS, type user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { publicOrigin } from '#/public-origin.ts';
import { resetLetter, signUpLetter } from './email-code/code-letter.ts';
import { insertCode, lockAddress } from './email-code/email-code.repository.ts';
import { hashCode, makeCode } from './email-code/email-code.ts';
import { refuseTooManyCodes } from './email-code/refuse-too-many-codes.ts';
import { makeToken } from './session-token.ts';
import { networkOf } from './sign-in/network-of.ts';
import { findUserByEmail } from './user.repository.ts';

/** Sends a code to an address. The answer does not tell whether the address has an account. */
export async function sendEmailCode({ request, locale, ip, services }: Call<typeof user.sendEmailCode>) {
  const { email, email_type: emailType } = request;
  const now = services.now();
  const network = networkOf(ip);
  await inPlatform(services.database, async (scope) => {
    await lockAddress(scope, email, emailType);
    await refuseTooManyCodes(scope, { email, emailType, network }, now);
    const code = makeCode();
    const link = emailType === 'register' ? makeToken() : undefined;
    await insertCode(scope, {
      email,
      emailType,
      network,
      codeHash: hashCode(email, emailType, code),
      createdAt: new Date(now),
      expiresAt: new Date(now + EMAIL_CODE_TTL_MS),
      ...(link && { linkHash: link.hash, linkExpiresAt: new Date(now + MAIL_LINK_TTL_MS) }),
    });
    const mailed = { to: email, code, origin: publicOrigin(services.config), locale };
    // Looked up for either purpose, so that both take as long.
    const found = await findUserByEmail(scope, email);
    if (link) await enqueueMail(scope, signUpLetter(mailed, link.token), now);
    // A stranger's address gets no mail about a password that it does not have.
    else if (found) await enqueueMail(scope, resetLetter(mailed), now);
  });
  deliverSoon(services);
  return { resend_after: EMAIL_CODE_RESEND_S, expires_in: EMAIL_CODE_TTL_MS / 1000 };
}
