import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import type { QueuedRun } from '#/domains/conversation/ledger.ts';
import { keepCalls } from '#/domains/tool/gate/keep-calls.ts';
import { passGate, type GateParts } from '#/domains/tool/gate/pass-gate.ts';
import { readTools } from '#/domains/tool/read-tools.ts';
import type { LiveBot } from './bot.repository.ts';
import { findLiveTools } from './bot-version.repository.ts';
import { NOTHING, type Answer, type Composer, type Question } from './answer/answer.ts';
import { composeAnswer } from './compose-answer.ts';

/** The bot's words about a call that waits for the visitor, or an answer that tools may help to find. */
export async function answerWithTools(
  parts: GateParts & Composer & { database: Database; now: () => number },
  run: Pick<QueuedRun, 'id' | 'tenantId' | 'conversationId'>,
  settings: LiveBot,
  asked: Question,
  onText: (text: string) => void,
): Promise<Answer> {
  const { id, tenantId, conversationId } = run;
  const isHelping = asked.handoff === undefined;
  // Who waits for a person is asked nothing, and without a model nothing calls a tool.
  if (isHelping || !parts.model || asked.handoff?.facts.wantsPerson || asked.handoff?.facts.saysWord)
    return composeAnswer(parts, settings, asked, onText);
  const { locale } = asked;
  const gate = { id, tenantId, conversationId, question: asked.question, locale, botName: settings.texts[locale].name };
  // A chat with the draft has the tools of the draft.
  const tools = await inTenant(parts.database, tenantId, settings.no === 0 ? readTools : findLiveTools);
  const passed = await passGate(parts, gate, tools);
  if ('says' in passed) return { ...NOTHING, kind: 'small_talk', body: passed.says };
  const { toolbox, question } = passed;
  const answer = await composeAnswer({ ...parts, toolbox }, settings, { ...asked, question }, onText);
  const calls = toolbox?.calls.slice(toolbox.done.length) ?? [];
  await inTenant(parts.database, tenantId, (scope) => keepCalls(scope, { id, conversationId, question }, calls, parts.now()));
  return answer;
}
