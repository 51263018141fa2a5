import { wordsOf, type Message, type RequestOf, type ResponseOf, type visitor } from '@lobby/contract';
import { createHash } from 'node:crypto';
import type { VisitorActor } from '#/call.ts';
import { inPlatform, inTenant, type PlatformScope, type TenantScope } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { ANY_ADDRESS, letterUrl, mailedChatSigner } from '#/domains/chat-letter/chat-link.ts';
import { countMailsTo, findDeliveries } from '#/domains/mail/find-delivery.ts';
import { htmlLetter, plainLetter, type Block } from '#/domains/mail/letter-blocks.ts';
import { letterHead } from '#/domains/mail/letter-head.ts';
import { LINK_DAYS, makeLink } from '#/domains/mail/signed-link.ts';
import { readMessages } from '#/domains/message/read-messages.ts';
import { findTenant, type Tenant } from '#/domains/tenant/find-tenant.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { publicOrigin } from '#/public-origin.ts';
import { say, type WordKey } from '#/words.ts';
import { isProvenAddress, readOwnConversation } from '#/domains/visitor/visitor-state.ts';
import { composeTranscript, transcriptBlocks } from './compose-transcript.ts';

/** The end of a longer conversation is mailed: so many characters, read so many messages at a time. */
const CHARACTERS_MAX = 200_000;
const PAGE = 200;
const DAY_MS = 86_400_000;
const DAY_S = 86_400;
const HOUR_MS = 3_600_000;
/** Transcripts that one address gets in a day, whoever asks. */
const MAILS_PER_ADDRESS = 5;
/** Links that one address gets in a day, and that all visitors of one business have mailed in an hour. */
const LINKS_PER_ADDRESS = 2;
const LINKS_PER_BUSINESS = 30;
/** What the keys of their mails begin with. */
const LINK_KEYS = 'mailed-chat';

type Asked = RequestOf<typeof visitor.transcript>;

/**
 * Mails the visitor's own conversation. An address that is not shown to be theirs gets a link to it and no word of it: the chat must
 * not become a way to have this server write to strangers.
 * @throws BusinessError not_found, also where nothing was said; throttled
 */
export async function mailTranscript(
  services: Services,
  { tenantId, contactId }: VisitorActor,
  asked: Asked,
): Promise<ResponseOf<typeof visitor.transcript>> {
  const now = services.now();
  const { conversation_id: id, email: to } = asked;
  const { isProven, messages, isCut } = await inTenant(services.database, tenantId, async (scope) => {
    await readOwnConversation(scope, contactId, id);
    return { isProven: await isProvenAddress(scope, contactId, to), ...(await readEnd(scope, id)) };
  });
  const business = await findTenant(services, String(tenantId));
  if (messages.length === 0 || !business) throw new BusinessError('not_found');
  const letter = isProven ? wholeLetter(services, asked, business, messages, isCut) : linkLetter(services, asked, business, contactId);
  await inPlatform(services.database, async (scope) => {
    const uniqueKey = await (isProven ? transcriptSlot(scope, to, now) : linkSlot(scope, tenantId, to, now));
    if (uniqueKey === undefined) throw new BusinessError('throttled', { retry_after: DAY_S });
    await enqueueMail(scope, { to, contactId, uniqueKey, ...letter, fromName: business.name, isAutomatic: true }, now);
  });
  deliverSoon(services);
  return { sent: isProven ? 'transcript' : 'link' };
}

function wholeLetter(services: Services, { locale, timezone }: Asked, business: Tenant, messages: readonly Message[], isCut: boolean) {
  const { name } = business;
  const head = { business: name, locale, timezone, isCut };
  return {
    subject: say(locale, 'transcript.subject', { business: name }),
    text: composeTranscript(messages, head),
    html: htmlLetter(transcriptBlocks(messages, head), letterHead(services, business)),
  };
}

function linkLetter(services: Services, { conversation_id: id, locale }: Asked, business: Tenant, contactId: string) {
  const { config, secrets, now } = services;
  const t = (key: WordKey) => say(locale, key, { business: business.name, days: LINK_DAYS });
  const link = makeLink(mailedChatSigner(secrets, business.id), { id, contactId, email: ANY_ADDRESS }, now());
  const blocks: Block[] = [
    { kind: 'title', text: t('transcript.link_title') },
    { kind: 'button', label: t('transcript.link_open'), url: letterUrl(publicOrigin(config), business.slug, 'link', link) },
    { kind: 'small', text: t('transcript.link_days') },
    { kind: 'small', text: t('transcript.foot') },
  ];
  return { subject: t('transcript.subject'), text: plainLetter(blocks), html: htmlLetter(blocks, letterHead(services, business)) };
}
/** The key of one more transcript for an address today; undefined where it has had all. */
function transcriptSlot(scope: PlatformScope, address: string, now: number): Promise<string | undefined> {
  const digest = createHash('sha256').update(address).digest('base64url');
  return freeSlot(scope, `transcript:${digest}:${Math.floor(now / DAY_MS)}`, MAILS_PER_ADDRESS);
}

/** The key of one more link from a business this hour; undefined where it, or the address today, has had all. */
async function linkSlot(scope: PlatformScope, tenantId: number, address: string, now: number): Promise<string | undefined> {
  if ((await countMailsTo(scope, address, LINK_KEYS, now - DAY_MS)) >= LINKS_PER_ADDRESS) return undefined;
  return freeSlot(scope, `${LINK_KEYS}:${tenantId}:${Math.floor(now / HOUR_MS)}`, LINKS_PER_BUSINESS);
}

async function freeSlot(scope: PlatformScope, name: string, max: number): Promise<string | undefined> {
  const slots = Array.from({ length: max }, (_, place) => `${name}:${place}`);
  const taken = new Set((await findDeliveries(scope, slots)).map(({ key }) => key));
  return slots.find((slot) => !taken.has(slot));
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
