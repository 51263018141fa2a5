import type { Attachment, Locale, Message } from '@lobby/contract';
import { filesBeside, MESSAGING_WINDOW_MS } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { Connection, Part } from '#/channels/port/adapter.ts';
import type { Capabilities } from '#/channels/port/capabilities.ts';
import { filesToMake, planParts, type MadeFiles } from '#/channels/port/plan-parts.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { findMessages } from '#/domains/message/find-messages.ts';
import { say } from '#/words.ts';
import { findProviderId } from './message-name.repository.ts';
import { ASKS_PHONE, isOwnWord, planOwnWord } from './own-words.ts';
import { findUse } from './template.repository.ts';

interface Before {
  language: Locale;
  /** Who has written to the person last before; null where nobody has. */
  author: Message['author_kind'] | null;
  isFirst: boolean;
}

/** What was said to the person before a message; before the next one, without its number. */
async function readBefore({ tenantId, db }: TenantScope, conversationId: string, seq: number | null): Promise<Before | undefined> {
  const { rows } =
    await db.execute(sql`SELECT c.language, (SELECT m.author_kind FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id
        AND (${seq}::integer IS NULL OR m.seq < ${seq}) AND m.kind = 'text' AND m.author_kind IN ('agent', 'bot') ORDER BY m.seq DESC LIMIT 1) AS author
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId}`);
  const row = rows[0] as { language: Locale; author: Message['author_kind'] | null } | undefined;
  return row && { ...row, isFirst: row.author === null };
}

/** The greeting, before the first answer, and before the bot's the line that says what one writes with. */
function linesFor(settings: Connection['settings'], { language, author, isFirst }: Before, isBots: boolean): string[] {
  const lines = [
    isFirst ? settings.greeting[language] : '',
    isBots && author !== 'bot' ? settings.disclosure[language] || say(language, 'bot.disclosure') : '',
  ];
  return lines.filter((line) => line !== '');
}

/** What stands before an answer of the bot that is still being written. */
export async function linesBefore(scope: TenantScope, settings: Connection['settings'], conversationId: string): Promise<string[]> {
  const before = await readBefore(scope, conversationId, null);
  return before ? linesFor(settings, before, true) : [];
}

interface Planning {
  conversationId: string;
  seq: number;
  linkTo: (id: string) => string;
  /** Where the person says how the conversation was. */
  ratingLink: (score: number) => string;
  /** What was made of its files. */
  made: MadeFiles;
}

/** A message as it goes. Before anything of it goes, something is to be made of the files of `toMake`; with one that is `refused` nothing goes. */
interface Plan {
  parts: Part[];
  toMake: Attachment[];
  refused?: Attachment;
}

const only = (...parts: Part[]): Plan => ({ parts, toMake: [] });

/**
 * The parts of a message. Before the first answer of a conversation stand the greeting and, of the bot's, the line that says what one writes with;
 * that stands again when a person hands back.
 * @returns no parts where it is gone
 */
export async function planMessage(
  scope: TenantScope,
  { settings, channelId }: Pick<Connection, 'settings' | 'channelId'>,
  can: Capabilities,
  { conversationId, seq, linkTo, ratingLink, made }: Planning,
): Promise<Plan> {
  const [message] = await findMessages(scope, [{ conversationId, seq }]);
  const before = await readBefore(scope, conversationId, seq);
  if (!message || message.deleted_at !== undefined || !before) return only();
  const template = await findUse(scope, { conversationId, clientMsgId: message.client_msg_id });
  // Nothing stands before it: the service takes what it has approved.
  if (template) return only({ kind: 'text', text: message.body, buttons: [], template });
  const { language } = before;
  const { client_msg_id: clientMsgId, body } = message;
  if (clientMsgId.startsWith(ASKS_PHONE))
    return only({ kind: 'text', text: body, buttons: [], asksPhone: say(language, 'channel.share_phone') });
  if (isOwnWord(clientMsgId)) {
    const offersBot = settings.hours.offers_bot && settings.bot && can.buttonsMax > 0;
    const link = can.buttonsMax > 0 ? undefined : ratingLink;
    return only(planOwnWord({ clientMsgId, body, conversationId, language, offersBot, ratingLink: link }));
  }
  const outgoing = {
    body: message.body,
    attachments: message.attachments,
    cards: message.cards,
    sources: message.sources,
    before: linesFor(settings, before, message.author_kind === 'bot'),
    isChoice: message.answer_kind === 'clarify',
    linkTo: ({ id }: Attachment) => linkTo(id),
    made,
  };
  // The picture of a card stays away alone.
  const beside = filesBeside({ attachments: message.attachments ?? [], cards: message.cards ?? [] });
  const refused = beside.find((file) => can.fileWay(file).kind === 'refused');
  if (refused) return { ...only(), refused };
  const parts = planParts(outgoing, can);
  const answered = message.reply_to_seq;
  const replyTo = answered === undefined ? undefined : await findProviderId(scope, channelId, conversationId, answered);
  return {
    parts: parts.map((part, index) => (index === 0 && replyTo !== undefined ? { ...part, replyTo } : part)),
    toMake: filesToMake(outgoing, can),
  };
}

/** Until when free text is taken; null where it always is. @param lastInAt when the person wrote last, in milliseconds since 1970 */
export function windowEnd(kind: Connection['kind'], lastInAt: number | null): number | null {
  const length = MESSAGING_WINDOW_MS[kind];
  if (length === undefined) return null;
  return lastInAt === null ? 0 : lastInAt + length;
}
