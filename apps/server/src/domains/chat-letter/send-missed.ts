import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail, type Letter } from '#/domains/mail/enqueue-mail.ts';
import { htmlLetter, plainLetter, type Block } from '#/domains/mail/letter-blocks.ts';
import { letterHead } from '#/domains/mail/letter-head.ts';
import { LINK_DAYS, makeLink } from '#/domains/mail/signed-link.ts';
import { findTenant, type Tenant } from '#/domains/tenant/find-tenant.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { openForms } from '#/domains/work-order/open-forms.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { say, type WordKey } from '#/words.ts';
import { chatSigner, letterUrl, stopSigner } from './chat-link.ts';
import { findMissed, lockMissed, type MissedChat } from './missed.repository.ts';

/** Chats of one business that are written of in one go; the next minute brings more. */
const CHATS_MAX = 200;

/** Offers to whoever left the queue before anybody answered, and whose address is known, to go on or to submit a work order; once. */
export async function sendMissedLetters(services: Services): Promise<void> {
  const { database, now } = services;
  let written = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    const missed = await inTenant(database, tenantId, (scope) => findMissed(scope, now(), CHATS_MAX));
    const business = missed.length === 0 ? undefined : await findTenant(services, String(tenantId));
    for (const id of business ? missed : [])
      if (await inTenant(database, tenantId, (scope) => writeMissed(scope, id, business as Tenant, services))) written += 1;
  }
  if (written > 0) deliverSoon(services);
}

async function writeMissed(scope: TenantScope, id: string, business: Tenant, services: Services): Promise<boolean> {
  const now = services.now();
  const chat = await lockMissed(scope, id, now);
  if (!chat) return false;
  const takesOrders = (await openForms(scope)).length > 0;
  await enqueueMail(scope, letterOf(chat, business, takesOrders, services), now);
  return true;
}

function letterOf({ id, contactId, email, language }: MissedChat, business: Tenant, takesOrders: boolean, services: Services): Letter {
  const { config, secrets, now } = services;
  const t = (key: WordKey, words: Record<string, string | number> = {}) => say(language, key, { business: business.name, ...words });
  const [origin, place] = [publicOrigin(config), { id, contactId, email }];
  const url = letterUrl(origin, business.slug, 'link', makeLink(chatSigner(secrets, business.id), place, now()));
  const stopUrl = letterUrl(origin, business.slug, 'stop', makeLink(stopSigner(secrets, business.id), place, now()));
  const blocks: Block[] = [
    { kind: 'title', text: t('chat_letter.missed_title') },
    { kind: 'text', text: t(takesOrders ? 'chat_letter.missed_order' : 'chat_letter.missed_chat') },
    ...(takesOrders ? [{ kind: 'button' as const, label: t('chat_letter.submit_order'), url: `${url}&to=work-order` }] : []),
    { kind: takesOrders ? 'link' : 'button', label: t('chat_letter.open'), url },
    { kind: 'small', text: t('chat_letter.link_days', { days: LINK_DAYS }) },
    { kind: 'small', text: t('chat_letter.why') },
    { kind: 'link', label: t('chat_letter.stop'), url: stopUrl },
  ];
  return {
    to: email,
    contactId,
    uniqueKey: `chat-missed:${id}:${now()}`,
    subject: t('chat_letter.missed_subject'),
    text: plainLetter(blocks),
    html: htmlLetter(blocks, letterHead(services, business)),
    fromName: business.name,
    isAutomatic: true,
    stopUrl,
  };
}
