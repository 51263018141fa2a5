import type { OutsideReply } from '@lobby/contract';
import type { FindBot } from '#/domains/ai-access/outside-bot/find-bot.ts';
import type { BotSettings } from './bot-settings.ts';
import type { Answer, Question } from './answer/answer.ts';
import { decideHandoff } from './handoff/decide-handoff.ts';

const NOTHING = { sources: [], score: null, used: [] };

/**
 * What a bot elsewhere answers, where a business has set one up. Whoever asks for a person gets one without it.
 * @returns undefined where the built-in bot answers
 */
export async function answerOutside(
  { findBot }: { findBot: FindBot },
  settings: BotSettings,
  { tenantId, question, locale, handoff, turns, history }: Question,
  conversationId: string,
  contactId: string,
): Promise<Answer | undefined> {
  const bot = await findBot(tenantId);
  if (!bot || (handoff && decideHandoff({ ...handoff.facts, isMiss: false, misses: 0, turns }, handoff.settings))) return undefined;
  const asked = { conversation_id: conversationId, message: question, locale, contact: { id: contactId }, history };
  const reply = await bot.ask(asked);
  if (reply) return { ...answerOf(reply, settings.handoff.lines[locale].rule), elsewhere: bot.name };
  if (bot.fallback === 'built_in') return undefined;
  return { ...NOTHING, kind: 'handoff', body: settings.handoff.lines[locale].failure, cause: 'failure' };
}

function answerOf({ messages, action, confidence }: OutsideReply, line: string): Answer {
  const body = messages.join('\n\n');
  if (action === 'handoff' || action === 'ticket') return { ...NOTHING, kind: 'handoff', body: body === '' ? line : body, cause: 'rule' };
  return { ...NOTHING, kind: 'generated', body, score: confidence, ...(action === 'resolve' && { resolves: true }) };
}
