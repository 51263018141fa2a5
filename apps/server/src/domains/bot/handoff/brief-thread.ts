import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { appendBriefings } from '#/domains/note/append-briefings.ts';
import { readSpoken } from './briefing.repository.ts';
import { makeBriefing } from './make-briefing.ts';

/** Tells whoever gets a work order what was said in the chat that it came out of, among the notes that no customer can reach. */
export async function briefThread(
  scope: TenantScope,
  { chatId, threadId, language }: { chatId: string; threadId: string; language: Locale },
  now: number,
): Promise<void> {
  const settings = await findSettings(scope);
  const spoken = (await readSpoken(scope, [chatId])).get(chatId) ?? [];
  const briefing = makeBriefing({ trigger: 'button', language, misses: 0 }, spoken, settings);
  await appendBriefings(scope, [{ conversationId: threadId, afterSeq: 1, createdAt: now, briefing }]);
}
