import type { Briefing } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { appendBriefings } from '#/domains/note/append-briefings.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { readSpoken } from './briefing.repository.ts';
import { makeBriefing } from './make-briefing.ts';

/** A hand-off by the bot, to be told to whoever takes over. */
export interface NewBriefing extends Pick<Briefing, 'trigger' | 'language' | 'misses'> {
  /** It stands behind the message with this number. */
  afterSeq: number;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Stores briefings in the transaction of their hand-offs, among the notes that no visitor can reach. */
export async function writeBriefings(scope: TenantScope, handoffs: (NewBriefing & { conversationId: string })[]): Promise<void> {
  if (handoffs.length === 0) return;
  const settings = await findSettings(scope);
  const spoken = await readSpoken(scope, [...new Set(handoffs.map(({ conversationId }) => conversationId))]);
  const rows = handoffs.map(({ conversationId, afterSeq, createdAt, ...handoff }) => ({
    conversationId,
    afterSeq,
    createdAt,
    briefing: makeBriefing(handoff, spoken.get(conversationId) ?? [], settings),
  }));
  await appendBriefings(scope, rows);
}
