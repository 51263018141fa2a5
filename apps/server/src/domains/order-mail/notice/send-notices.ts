import { ORDER_NOTICES, wordsOf, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { countMailsTo } from '#/domains/mail/find-delivery.ts';
import { enqueueMail, type Letter } from '#/domains/mail/enqueue-mail.ts';
import { senderHost } from '#/domains/mail/sender-host.ts';
import { makeLink } from '#/domains/mail/signed-link.ts';
import { readMessages } from '#/domains/message/read-messages.ts';
import { findTenant, type Tenant } from '#/domains/tenant/find-tenant.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { fileKey } from '#/domains/upload/file-key.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { messageIdOf, replyAddress } from '#/domains/order-mail/address/reply-address.ts';
import { tokenOf } from '#/domains/order-mail/address/order-token.ts';
import { linkUrl, orderSigner } from '#/domains/order-mail/link/order-link.ts';
import { composeNotice, divideFiles, subjectOf, type SaidLine } from './compose-notice.ts';
import { decideNotices, type NoticeKind } from './decide-notices.ts';
import { htmlLetter, plainLetter } from '#/domains/mail/letter-blocks.ts';
import { letterHead } from '#/domains/mail/letter-head.ts';
import { findDueOrders, findNoticed, lockWaiting, settleNotices, type NoticedOrder } from './notice.repository.ts';
import { settleDeliveries } from './settle-deliveries.ts';

/** Work orders of one business that are written of in one go; the next minute brings more. */
const ORDERS_MAX = 200;
/** What the keys of the mails begin with. */
const KEYS = 'order-notice';
/** Mails that visitors cause in a day at an address that nobody has shown to be theirs. */
const MAILS_PER_ADDRESS = 5;
const DAY_MS = 86_400_000;

/** Writes the mails that are due, of one business or of all, and takes down what became of earlier ones. */
export async function sendNotices(services: Services, only?: number): Promise<void> {
  const tenants = only === undefined ? await inPlatform(services.database, listTenantIds) : [only];
  let written = 0;
  for (const tenantId of tenants) {
    const due = await inTenant(services.database, tenantId, (scope) => findDueOrders(scope, services.now(), ORDERS_MAX));
    // Whoever is suspended writes to nobody.
    const business = due.length === 0 ? undefined : await findTenant(services, String(tenantId));
    for (const orderId of business ? due : [])
      if (await inTenant(services.database, tenantId, (scope) => writeMail(scope, { orderId, business: business as Tenant }, services)))
        written += 1;
    await settleDeliveries(services, tenantId);
  }
  if (written > 0) deliverSoon(services);
}

/** The same without holding up the caller; what this misses, the next minute finds. */
export function sendNoticesSoon(services: Services, tenantId: number): void {
  const sending = sendNotices(services, tenantId)
    .catch((error: unknown) => services.log.error({ err: error }, 'notices of work orders wait for the next minute'))
    .finally(() => underWay.delete(sending));
  underWay.add(sending);
}

const underWay = new Set<Promise<void>>();

/** Resolves when nothing is being written that was asked for without waiting. */
export async function noticesWritten(): Promise<void> {
  await Promise.all(underWay);
}

/** One mail of one work order, in the transaction that marks its notices: neither is there without the other. */
async function writeMail(
  scope: TenantScope,
  { orderId, business }: { orderId: string; business: Tenant },
  services: Services,
): Promise<boolean> {
  const waiting = await lockWaiting(scope, orderId);
  const order = waiting.length === 0 ? undefined : await findNoticed(scope, orderId);
  if (!order) return false;
  const { email, isBlocked } = order;
  const decision = decideNotices(waiting, { email, isBlocked, switches: order.switches ?? ORDER_NOTICES }, services.now());
  if (!decision.send) {
    if (decision.settle) await settleNotices(scope, decision.ids, decision.settle);
    return false;
  }
  await settleNotices(scope, decision.off, 'off');
  const said = await saidIn(scope, order, decision.seqs);
  // What was taken back meanwhile is not told of.
  if (decision.kinds.every((kind) => kind === 'replied') && said.length === 0) {
    await settleNotices(scope, decision.ids, 'off');
    return false;
  }
  if (await isFlooded(scope, order, decision.kinds, services.now())) {
    await settleNotices(scope, decision.ids, 'off');
    return false;
  }
  const key = `${KEYS}:${decision.ids[0] ?? ''}`;
  await enqueueMail(scope, letterOf(order, { ...decision, said, key, business }, services), services.now());
  await settleNotices(scope, decision.ids, 'mailed', key);
  return true;
}

/** Somebody has strangers mailed by submitting work orders in their name. */
async function isFlooded(
  scope: TenantScope,
  { isClaimed, email }: NoticedOrder,
  kinds: readonly NoticeKind[],
  now: number,
): Promise<boolean> {
  if (!isClaimed || email === null || kinds.some((kind) => kind !== 'received' && kind !== 'link')) return false;
  return (await countMailsTo(scope, email, KEYS, now - DAY_MS)) >= MAILS_PER_ADDRESS;
}

/** What customer and colleagues wrote to each other: the thread has nothing else that the customer must not see. */
async function saidIn(scope: TenantScope, order: NoticedOrder, seqs: readonly number[]): Promise<SaidLine[]> {
  const said: SaidLine[] = [];
  for (const seq of seqs) {
    const [message] = await readMessages(scope, { conversationId: order.conversationId, afterSeq: seq - 1, limit: 1 });
    if (!message || message.seq !== seq || message.kind !== 'text' || message.deleted_at !== undefined) continue;
    if (message.author_kind !== 'contact' && message.author_kind !== 'agent') continue;
    const { author_kind: kind, author_name: by, attachments: files = [] } = message;
    said.push({ isTheirs: kind === 'contact', by: by ?? null, body: wordsOf(message), files });
  }
  return said;
}

type Decided = Extract<ReturnType<typeof decideNotices>, { send: true }> & { said: SaidLine[]; key: string; business: Tenant };

function letterOf(order: NoticedOrder, { head, kinds, said, key, business }: Decided, services: Services): Letter {
  const { config, secrets, now } = services;
  const { id: tenantId } = business;
  const token = tokenOf(secrets, tenantId, order.id);
  const host = senderHost(config.mailFrom);
  const to = order.email ?? '';
  const link = makeLink(orderSigner(secrets, tenantId), { id: order.id, contactId: order.contactId, email: to }, now());
  const locale: Locale = order.contactLocale ?? order.language;
  // A stranger's address gets no word that a visitor has made up.
  const subject = order.isClaimed ? business.name : order.subject;
  const shown = order.isClaimed ? said.filter((line) => !line.isTheirs) : said;
  const blocks = composeNotice({
    locale,
    business: business.name,
    no: order.no,
    subject,
    head,
    kinds,
    solution: order.solution,
    mergedNo: order.mergedNo,
    said: shown,
    url: linkUrl(publicOrigin(config), business.slug, order.id, link),
    takesReplies: order.address !== null,
  });
  const { attached } = divideFiles(said.flatMap((line) => (line.isTheirs ? [] : line.files)));
  const root = messageIdOf(token, 'root', host);
  return {
    to,
    contactId: order.contactId,
    uniqueKey: key,
    subject: subjectOf(order.no, subject),
    text: plainLetter(blocks),
    html: htmlLetter(blocks, letterHead(services, business)),
    fromName: business.name,
    ...(order.address === null ? {} : { replyTo: replyAddress(order.address, token) }),
    messageId: messageIdOf(token, randomUUID(), host),
    references: order.lastMessageId === null ? [root] : [root, order.lastMessageId],
    isAutomatic: true,
    ...(attached.length > 0
      ? { files: attached.map(({ id, name, mime }) => ({ key: fileKey(tenantId, id, 'original'), name, mime })) }
      : {}),
  };
}
