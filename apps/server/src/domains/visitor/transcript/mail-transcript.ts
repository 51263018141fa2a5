import { wordsOf, type Message, type RequestOf, type visitor } from '@lobby/contract';
import { createHash } from 'node:crypto';
import type { VisitorActor } from '#/call.ts';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { findDeliveries } from '#/domains/mail/find-delivery.ts';
import { readMessages } from '#/domains/message/read-messages.ts';
import { findBusinessName } from '#/domains/tenant/find-business-name.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { readOwnConversation } from '#/domains/visitor/visitor-state.ts';
import { composeTranscript } from './compose-transcript.ts';

/** The end of a longer conversation is mailed: so many characters, read so many messages at a time. */
const CHARACTERS_MAX = 200_000;
const PAGE = 200;
/** Transcripts that one address gets in a day, whoever asks: the chat must not become a way to send mail to strangers. */
const MAILS_PER_ADDRESS = 5;
const DAY_MS = 86_400_000;
const DAY_S = 86_400;

/** Mails the visitor's own conversation. @throws BusinessError not_found, also where nothing was said; throttled */
export async function mailTranscript(
  services: Services,
  { tenantId, contactId }: VisitorActor,
  { conversation_id: id, email: to, locale, timezone }: RequestOf<typeof visitor.transcript>,
): Promise<Record<string, never>> {
  const now = services.now();
  const { business, messages, isCut } = await inTenant(services.database, tenantId, async (scope) => {
    await readOwnConversation(scope, contactId, id);
    return { business: (await findBusinessName(scope)) ?? '', ...(await readEnd(scope, id)) };
  });
  if (messages.length === 0) throw new BusinessError('not_found');
  const text = composeTranscript(messages, { business, locale, timezone, isCut });
  const subject = say(locale, 'transcript.subject', { business });
  await inPlatform(services.database, async (scope) => {
    const slots = slotsOf(to, now);
    const taken = new Set((await findDeliveries(scope, slots)).map(({ key }) => key));
    const uniqueKey = slots.find((slot) => !taken.has(slot));
    if (uniqueKey === undefined) throw new BusinessError('throttled', { retry_after: DAY_S });
    await enqueueMail(scope, { to, contactId, uniqueKey, subject, text, fromName: business, isAutomatic: true }, now);
  });
  deliverSoon(services);
  return {};
}

/** Keys of the mails that an address may get today. */
function slotsOf(address: string, now: number): string[] {
  const digest = createHash('sha256').update(address).digest('base64url');
  const day = Math.floor(now / DAY_MS);
  return Array.from({ length: MAILS_PER_ADDRESS }, (_, place) => `transcript:${digest}:${day}:${place}`);
}

/** The latest messages that a mail has room for. */
async function readEnd(scope: TenantScope, conversationId: string): Promise<{ messages: Message[]; isCut: boolean }> {
  const messages: Message[] = [];
  let room = CHARACTERS_MAX;
  for (let beforeSeq: number | undefined; ;) {
    const page = await readMessages(scope, { conversationId, beforeSeq, limit: PAGE });
    for (const message of page.toReversed()) {
      room -= wordsOf(message).length;
      if (room < 0) return { messages, isCut: true };
      messages.unshift(message);
    }
    if (page.length < PAGE) return { messages, isCut: false };
    beforeSeq = page[0]?.seq;
  }
}
