import type { MailOutcome, MailReason, ReceivedMail } from '@lobby/contract';
import { isConnectionLost } from '#/database/is-connection-lost.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { isForUs, tokenIn, tokenOfMessageId } from '#/domains/order-mail/address/reply-address.ts';
import { readToken } from '#/domains/order-mail/address/order-token.ts';
import { readSetting, type MailSetting } from '#/domains/order-mail/settings/read-setting.ts';
import { writeMailEvent } from '#/domains/work-order/write-mail-event.ts';
import type { Services } from '#/services.ts';
import { senderVerdict } from './auth-results.ts';
import { judgeMail, type MailFacts } from './judge-mail.ts';
import { arrive, countTaken, findTarget, isStaffAddress, settleMail, type MailTarget } from './mail.repository.ts';
import { mailKey } from './mail-id.ts';
import { readApart } from './apart/read-apart.ts';
import { MailTooComplex } from './mail-too-complex.ts';
import { readHead, type ReadableMail } from './read-mail.ts';
import { takeMail } from './take-mail.ts';

/** Largest mail that is taken, in bytes: what most servers send at all. */
export const MAIL_MAX_BYTES = 25 * 1024 * 1024;
/** Characters of a mail that lists show. */
const PREVIEW_MAX = 500;
const HOUR_MS = 3_600_000;

export interface Receipt {
  id: string;
  outcome: MailOutcome;
  reason: MailReason | null;
}

/** Takes a mail that arrived, once, however often and by whichever way it comes. Whatever becomes of it is written down. */
export async function receiveMail(services: Services, tenantId: number, raw: Buffer, via: ReceivedMail['via']): Promise<Receipt> {
  const isTooLarge = raw.length > MAIL_MAX_BYTES;
  const { mail, unreadable } = isTooLarge ? {} : await tryToRead(services, raw);
  const head = mail ?? (await readHead(raw));
  const key = mailKey(raw, mail?.messageId ?? null);
  const arrived = {
    via,
    mailKey: key,
    messageId: mail?.messageId ?? null,
    from: head?.from ?? { address: '', name: '' },
    subject: head?.subject ?? '',
    preview: mail?.shown.slice(0, PREVIEW_MAX) ?? '',
  };
  const { id, outcome } = await inTenant(services.database, tenantId, (scope) => arrive(scope, arrived, services.now()));
  if (outcome !== null) return { id, outcome, reason: null };
  if (unreadable) return settle(services, tenantId, id, { outcome: 'held', reason: unreadable, raw });
  if (!mail) return settle(services, tenantId, id, { outcome: 'refused', reason: isTooLarge ? 'too_large' : 'no_sender' });
  try {
    return await judgeAndTake(services, { tenantId, id, key, mail, raw });
  } catch (error) {
    // A database that is away is asked again with the same mail; one bad mail must not hold up those behind it.
    if (isConnectionLost(error)) throw error;
    services.log.error({ err: error, mail: id }, 'a mail could not be taken and waits for somebody to look at it');
    return settle(services, tenantId, id, { outcome: 'held', reason: 'failed', raw });
  }
}

/** One that cannot be read is kept, and waits for somebody to look at it; it must not hold up those behind it. */
async function tryToRead({ log }: Services, raw: Buffer): Promise<{ mail?: ReadableMail | undefined; unreadable?: MailReason }> {
  try {
    return { mail: await readApart(raw) };
  } catch (error) {
    const isComplex = error instanceof MailTooComplex;
    log[isComplex ? 'warn' : 'error']({ err: error, bytes: raw.length }, 'a mail could not be read');
    return { unreadable: isComplex ? 'too_complex' : 'unreadable' };
  }
}

interface Arrived {
  tenantId: number;
  id: string;
  key: string;
  mail: ReadableMail;
  raw: Buffer;
}

async function judgeAndTake(services: Services, { tenantId, id, key, mail, raw }: Arrived): Promise<Receipt> {
  const { facts, target, setting } = await inTenant(services.database, tenantId, (scope) => factsOf(scope, services, mail));
  const decision = judgeMail(facts);
  const orderId = target?.orderId ?? null;
  if (decision.outcome === 'held' || decision.outcome === 'refused') {
    const kept = decision.reason === 'own' || (orderId === null && setting?.newTypeId == null) ? null : raw;
    return settle(services, tenantId, id, { ...decision, orderId, raw: kept });
  }
  const taken = await takeMail(services, {
    tenantId,
    key,
    mail,
    raw,
    target,
    typeIds: setting?.newTypeId == null ? [] : [setting.newTypeId],
  });
  if (taken.orderId !== undefined) return settle(services, tenantId, id, taken);
  if (taken.outcome === 'blocked') return settle(services, tenantId, id, { outcome: 'refused', reason: 'blocked', orderId });
  return settle(services, tenantId, id, { outcome: 'held', reason: 'no_order', orderId, raw });
}

async function factsOf(
  scope: TenantScope,
  { config, secrets, now }: Services,
  mail: ReadableMail,
): Promise<{ facts: MailFacts; target: MailTarget | undefined; setting: MailSetting | undefined }> {
  const setting = await readSetting(scope);
  const { address, authservId, newTypeId } = setting ?? { address: null, authservId: null, newTypeId: null };
  const { from, recipients, answers, messageId } = mail;
  const own = messageId === null ? undefined : tokenOfMessageId(messageId);
  const isOurAddress = config.mailFrom.toLowerCase().includes(`<${from.address}>`) || config.mailFrom.toLowerCase() === from.address;
  const addressed = address === null ? [] : recipients.flatMap((each) => tokenIn(address, each) ?? []);
  // A server that cuts what stands behind the plus leaves the names of the mails that it answers.
  const tokens = addressed.length > 0 ? addressed : answers.flatMap((each) => tokenOfMessageId(each) ?? []);
  const orderIds = tokens.flatMap((token) => readToken(secrets, scope.tenantId, token) ?? []);
  const target = orderIds[0] === undefined ? undefined : await findTarget(scope, orderIds[0]);
  const isAddressed = address === null || recipients.some((each) => isForUs(address, each));
  const facts: MailFacts = {
    isOwn:
      (own !== undefined && readToken(secrets, scope.tenantId, own) !== undefined) ||
      isOurAddress ||
      (address !== null && isForUs(address, from.address)),
    isAutomatic: mail.isAutomatic,
    isEmpty: mail.shown === '' && mail.files.length === 0 && (target !== undefined || mail.subject === ''),
    names: target ? 'order' : tokens.length > 0 ? 'wrong' : 'nothing',
    isFromCustomer: target !== undefined && (target.email === from.address || target.participants.includes(from.address)),
    isFromStaff: await isStaffAddress(scope, from.address),
    isBlocked: target?.isBlocked ?? false,
    verdict: authservId === null ? undefined : senderVerdict(mail.authResults, authservId, from.address.split('@')[1] ?? ''),
    recent: await countTaken(scope, { orderId: target?.orderId ?? null, address: from.address, since: now() - HOUR_MS }),
    makesNew: newTypeId !== null && isAddressed,
  };
  return { facts, target, setting };
}

interface Settling {
  outcome: MailOutcome;
  reason?: MailReason;
  orderId?: string | null;
  raw?: Buffer | null;
}

async function settle(
  { database, announcer, now }: Services,
  tenantId: number,
  id: string,
  { outcome, reason, orderId = null, raw = null }: Settling,
): Promise<Receipt> {
  const thread = await inTenant(database, tenantId, async (scope) => {
    const isNew = await settleMail(scope, id, { outcome, reason: reason ?? null, orderId, raw });
    // Colleagues in the work order see that something waits for them.
    return isNew && outcome === 'held' && orderId !== null
      ? writeMailEvent(scope, orderId, { name: 'mail_held', words: reason ?? '' }, now())
      : undefined;
  });
  if (thread) announcer.workOrderChanged(tenantId, thread);
  return { id, outcome, reason: reason ?? null };
}
