import { EMAIL_CODE_TRIES, EMAIL_CODE_TTL_MS, type Locale } from '@lobby/contract';
import { timingSafeEqual } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { makeCode } from '#/domains/user/email-code/email-code.ts';
import type { SecretBox } from '#/secret-box.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { acceptProof, countProofs, findProof, insertProof, missProof } from './gate.repository.ts';

/** Codes that are sent to one address in a day, and in one conversation. */
const SENDS_PER_ADDRESS = 3;
const SENDS_PER_CONVERSATION = 6;
const DAY_MS = 86_400_000;

export type ProofParts = Pick<Services, 'database' | 'secrets' | 'mailer' | 'now' | 'log' | 'config'>;

export interface ProvingVisitor {
  tenantId: number;
  conversationId: string;
  locale: Locale;
  /** Under which name the bot writes. */
  botName: string;
}

/** Mails a code to an address that the visitor has named. @returns false where too many were sent */
export async function sendProof(parts: ProofParts, visitor: ProvingVisitor, address: string): Promise<boolean> {
  const { tenantId, conversationId, locale, botName } = visitor;
  const now = parts.now();
  const code = makeCode();
  const words = { name: botName, code };
  const letter = { subject: say(locale, 'tools.mail_subject', words), text: say(locale, 'tools.mail_text', words), code };
  const isSent = await inTenant(parts.database, tenantId, async (scope) => {
    const sent = await countProofs(scope, conversationId, address, now - DAY_MS);
    if (sent.toAddress >= SENDS_PER_ADDRESS || sent.inConversation >= SENDS_PER_CONVERSATION) return false;
    const contactId = await insertProof(scope, conversationId, address, digestOf(parts.secrets, conversationId, code), now);
    if (contactId === undefined) return false;
    await enqueueMail(scope, { to: address, contactId, ...letter }, now);
    return true;
  });
  if (isSent) deliverSoon(parts);
  return isSent;
}

/** Whether a code is the latest one that was mailed; after too many wrong ones, or too late, none is. */
export function checkProof(
  parts: ProofParts,
  { tenantId, conversationId }: ProvingVisitor,
  code: string,
): Promise<'proven' | 'wrong' | 'over'> {
  const now = parts.now();
  return inTenant(parts.database, tenantId, async (scope) => {
    const proof = await findProof(scope, conversationId);
    if (!proof || now - proof.sentAt > EMAIL_CODE_TTL_MS || proof.tries >= EMAIL_CODE_TRIES) return 'over';
    const [given, kept] = [Buffer.from(digestOf(parts.secrets, conversationId, code)), Buffer.from(proof.digest)];
    if (given.length === kept.length && timingSafeEqual(given, kept)) {
      await acceptProof(scope, proof.id, now);
      return 'proven';
    }
    await missProof(scope, proof.id);
    return proof.tries + 1 >= EMAIL_CODE_TRIES ? 'over' : 'wrong';
  });
}

function digestOf(secrets: SecretBox, conversationId: string, code: string): string {
  return secrets.digest(code, `visitor proof ${conversationId}`).toString('base64');
}
