import type { HandoffSettings, Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { Database } from '#/database/open-database.ts';
import { readMessages } from '#/domains/message/read-messages.ts';
import { offeredTypes } from '#/domains/work-order/offer/find-offer.ts';
import { readTold } from '#/domains/work-order/offer/read-told.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { decideTurn, type Turn } from './decide-turn.ts';
import { newTalk, type TalkState } from './talk-state.ts';
import { lockTalk, saveTalk } from './talk.repository.ts';

/** Whoever says nothing for so long does not go on with it, in milliseconds. */
const FORGOTTEN_MS = 86_400_000;

/** A visitor's message to the bot. */
export interface TalkMessage {
  tenantId: number;
  conversationId: string;
  seq: number;
  text: string;
  locale: Locale;
  settings: HandoffSettings['order'];
}

/** Makes the work order of a visitor, once for a `clientId`. @throws BusinessError */
export type SubmitTalk = (tenantId: number, chatId: string, locale: Locale, state: TalkState) => Promise<void>;

/** What asking takes. */
export interface TalkParts {
  database: Database;
  submitTalk: SubmitTalk;
  now: () => number;
}

/** Begins to ask for a work order, beside the form that is on the screen. @returns what the bot says beside the form */
export function beginTalk(parts: TalkParts, { tenantId, conversationId, seq, locale, settings }: TalkMessage): Promise<string> {
  return inTenant(parts.database, tenantId, async (scope) => {
    const before = await lockTalk(scope, conversationId);
    if (before?.seq !== seq) {
      const types = await offeredTypes(scope, settings);
      if (types.length === 0) return '';
      await saveTalk(scope, conversationId, { seq, reply: null, state: newTalk(randomUUID(), parts.now()) });
    }
    const { told } = await readTold(scope, conversationId);
    return say(locale, told.length === 0 ? 'bot.order_talk_new' : 'bot.order_talk_known');
  });
}

/** What the bot says to a message, or behind its usual answer, while it asks for a work order; undefined where it does not ask for any. */
export async function takeTurn(parts: TalkParts, message: TalkMessage): Promise<Pick<Turn, 'says' | 'after'> | undefined> {
  const { tenantId, conversationId, seq, locale } = message;
  const turn = await inTenant(parts.database, tenantId, (scope) => decide(scope, message, parts.now()));
  if (!turn?.submits) return turn;
  const [state, says] = await submit(parts, message, turn.state);
  await inTenant(parts.database, tenantId, (scope) => saveTalk(scope, conversationId, { seq, reply: says, state }));
  return { says: says === '' ? say(locale, 'bot.order_talk_submitted') : says };
}

async function decide(scope: TenantScope, message: TalkMessage, now: number): Promise<Turn | undefined> {
  const { conversationId, seq, text, locale, settings } = message;
  const kept = await lockTalk(scope, conversationId);
  if (!kept) return undefined;
  // A run that is tried again says what it said.
  if (kept.seq === seq && kept.reply !== null) return { state: kept.state, says: kept.reply };
  if (kept.state.step === 'over' || kept.isMade || now - kept.state.movedAt > FORGOTTEN_MS) return undefined;
  const [sent] = await readMessages(scope, { conversationId, afterSeq: seq - 1, limit: 1 });
  const files = (sent?.attachments ?? []).map(({ id, name }) => ({ id, name }));
  const facts = { locale, types: await offeredTypes(scope, settings), told: await readTold(scope, conversationId), files };
  const turn = decideTurn(kept.state, text, facts);
  // What is submitted is over when it is made: a crash before that tries again.
  if (!turn.submits) await saveTalk(scope, conversationId, { seq, reply: turn.says ?? null, state: { ...turn.state, movedAt: now } });
  return turn;
}

/** @returns how it goes on, and what is said of it */
async function submit({ submitTalk }: TalkParts, message: TalkMessage, state: TalkState): Promise<[TalkState, string]> {
  const { tenantId, conversationId, locale } = message;
  try {
    await submitTalk(tenantId, conversationId, locale, state);
    return [{ ...state, step: 'over' }, say(locale, 'bot.order_talk_submitted')];
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    // The form was changed in this moment: the next yes asks for what is new in it.
    if (error.code === 'form_changed') return [state, say(locale, 'bot.order_talk_changed')];
    return [{ ...state, step: 'over' }, say(locale, 'bot.order_talk_failed')];
  }
}
