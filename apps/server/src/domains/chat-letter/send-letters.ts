import { wordsOf, type Message } from '@lobby/contract';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail, type Letter } from '#/domains/mail/enqueue-mail.ts';
import { htmlLetter, plainLetter } from '#/domains/mail/letter-blocks.ts';
import { letterHead } from '#/domains/mail/letter-head.ts';
import { senderHost } from '#/domains/mail/sender-host.ts';
import { makeLink } from '#/domains/mail/signed-link.ts';
import { readMessages } from '#/domains/message/read-messages.ts';
import { findTenant, type Tenant } from '#/domains/tenant/find-tenant.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { chatSigner, letterUrl, stopSigner } from './chat-link.ts';
import { findNeedless, findWaiting, lockChat, saveMailed, takeBack, type WrittenChat } from './chat-letter.repository.ts';
import { composeLetter, type Said } from './compose-letter.ts';
import { isLetterDue } from './decide-letter.ts';

/** Chats of one business that are written of in one go; the next minute brings more. */
const CHATS_MAX = 200;

/**
 * Brings replies that a visitor has not seen in the chat to the address that they left: once, whoever dies when, since the letter is
 * written in the transaction that notes what it has brought. Of letters that a mail server has refused so far, those that are not
 * needed any more are taken back.
 */
export async function sendChatLetters(services: Services): Promise<void> {
  let written = 0;
  for (const tenantId of await inPlatform(services.database, listTenantIds)) {
    const waiting = await inTenant(services.database, tenantId, async (scope) => {
      await takeBack(scope, await findNeedless(scope, services.now()));
      return findWaiting(scope, services.now(), CHATS_MAX);
    });
    // Whoever is suspended writes to nobody.
    const business = waiting.length === 0 ? undefined : await findTenant(services, String(tenantId));
    for (const id of business ? waiting : [])
      if (await inTenant(services.database, tenantId, (scope) => writeLetter(scope, id, business as Tenant, services))) written += 1;
  }
  if (written > 0) deliverSoon(services);
}

async function writeLetter(scope: TenantScope, id: string, business: Tenant, services: Services): Promise<boolean> {
  const now = services.now();
  const chat = await lockChat(scope, id, now);
  if (!chat || !isLetterDue(chat.replies, chat.letters, now)) return false;
  const last = chat.replies.at(-1)?.seq ?? 0;
  const key = `chat-letter:${id}:${last}`;
  await enqueueMail(scope, letterOf(chat, { key, last, business, said: await saidIn(scope, chat) }, services), now);
  await saveMailed(scope, id, last, key, now);
  return true;
}

async function saidIn(scope: TenantScope, { id, replies }: WrittenChat): Promise<Said[]> {
  const said: Said[] = [];
  for (const { seq } of replies) {
    const [message] = await readMessages(scope, { conversationId: id, afterSeq: seq - 1, limit: 1 });
    if (message?.seq === seq && isForVisitor(message)) {
      const { author_name: by, attachments: files = [] } = message;
      said.push({ by: by ?? null, body: wordsOf(message), files });
    }
  }
  return said;
}

function isForVisitor({ author_kind: author, kind, deleted_at: deletedAt }: Message): boolean {
  return author === 'agent' && kind === 'text' && deletedAt === undefined;
}

interface Written {
  key: string;
  last: number;
  business: Tenant;
  said: readonly Said[];
}

function letterOf({ id, contactId, email, language }: WrittenChat, { key, last, business, said }: Written, services: Services): Letter {
  const { config, secrets, now } = services;
  const [origin, place] = [publicOrigin(config), { id, contactId, email }];
  const stopUrl = letterUrl(origin, business.slug, 'stop', makeLink(stopSigner(secrets, business.id), place, now()));
  const blocks = composeLetter({
    locale: language,
    business: business.name,
    said,
    url: letterUrl(origin, business.slug, 'link', makeLink(chatSigner(secrets, business.id), place, now())),
    stopUrl,
  });
  const host = senderHost(config.mailFrom);
  return {
    to: email,
    contactId,
    uniqueKey: key,
    subject: say(language, 'chat_letter.subject', { business: business.name }),
    text: plainLetter(blocks),
    html: htmlLetter(blocks, letterHead(services, business)),
    fromName: business.name,
    messageId: `<chat.${id}.${last}@${host}>`,
    references: [`<chat.${id}.root@${host}>`],
    isAutomatic: true,
    stopUrl,
  };
}
