import type { Draft } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readMessages } from '#/domains/message/read-messages.ts';
import { lookAtFiles } from '#/domains/upload/look-at-files.ts';
import { findDrafts, type DraftRow } from './draft.repository.ts';

/** A person's drafts in a conversation, with what is still there of their files and of the message that they answer. */
export async function readDrafts(scope: TenantScope, conversationId: string, userId: number): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const row of await findDrafts(scope, conversationId, userId)) {
    const { kind, body, written_at: writtenAt } = row;
    drafts.push({
      kind,
      body,
      written_at: writtenAt,
      ...(await filesOf(scope, userId, row)),
      ...(await quoteOf(scope, conversationId, row)),
    });
  }
  return drafts;
}

async function filesOf(
  scope: TenantScope,
  userId: number,
  { attachmentIds, cards }: DraftRow,
): Promise<Pick<Draft, 'attachments' | 'cards' | 'files_gone'>> {
  const { waiting, gone } = await lookAtFiles(scope, { kind: 'staff', id: String(userId) }, attachmentIds);
  const there = new Set(waiting.map(({ id }) => id));
  const shown = cards.map((card) => ({ ...card, picture: card.picture !== null && there.has(card.picture) ? card.picture : null }));
  return {
    ...(waiting.length > 0 && { attachments: waiting }),
    ...(cards.length > 0 && { cards: shown }),
    ...(gone > 0 && { files_gone: gone }),
  };
}

async function quoteOf(
  scope: TenantScope,
  conversationId: string,
  { replyToSeq: seq }: DraftRow,
): Promise<Pick<Draft, 'reply_to_seq' | 'quote_gone'>> {
  if (seq === null) return {};
  const [message] = await readMessages(scope, { conversationId, afterSeq: seq - 1, limit: 1 });
  return message?.seq === seq && message.deleted_at === undefined ? { reply_to_seq: seq } : { quote_gone: true };
}
