import { LOCALES, type Locale, type ToolCall } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { smallTalkOf } from '#/domains/bot/intent/small-talk.ts';
import { callTool, type ToolParts } from '#/domains/tool/call-tool.ts';
import { isProven, openToolbox, type Toolbox } from '#/domains/tool/toolbox.ts';
import { readTools, type ToolRow } from '#/domains/tool/read-tools.ts';
import { say, type WordKey } from '#/words.ts';
import { carryCall, findWaiting, finishCall, provenAddress, settleCall, vouchedFor, type WaitingCall } from './gate.repository.ts';
import { checkProof, sendProof, type ProofParts, type ProvingVisitor } from './prove-address.ts';

/** For how long a question to the visitor stands, and a proven address is trusted, in milliseconds. */
const WAITS_MS = 1_800_000;
const TRUST_MS = 1_800_000;

export type GateParts = ToolParts & ProofParts;

export interface GateRun {
  id: string;
  tenantId: number;
  conversationId: string;
  question: string;
  locale: Locale;
  botName: string;
}

/** The bot's own words about a call that waits, or what goes on: with which question, and with what to look up. */
export type Passed = { says: string } | { question: string; toolbox: Toolbox | undefined };

/** Reads a message as the answer to what the bot has asked about a call, where it has; anything else drops the call. */
export async function passGate(parts: GateParts, run: GateRun, tools: ToolRow[]): Promise<Passed> {
  const now = parts.now();
  const waiting = await inTenant(parts.database, run.tenantId, (scope) => findWaiting(scope, run.conversationId, run.id, now - WAITS_MS));
  if (waiting?.outcome === 'needs_confirmation') return confirm(parts, run, tools, waiting);
  if (waiting) return prove(parts, run, tools, waiting);
  return goOn(parts, run, tools, run.question);
}

async function goOn(parts: GateParts, run: GateRun, tools: ToolRow[], question: string, done: ToolCall[] = []): Promise<Passed> {
  if (!tools.some(({ enabled }) => enabled)) return { question, toolbox: undefined };
  const { tenantId, conversationId } = run;
  const proof = await proofOf(parts, tenantId, conversationId);
  return { question, toolbox: openToolbox(parts, tools, { tenantId, ...proof, key: run.id }, done) };
}

/** What is proven of who has just written: by a code that was mailed, or by the business's site. */
function proofOf({ database, now }: GateParts, tenantId: number, conversationId: string) {
  return inTenant(database, tenantId, async (scope) => {
    const mailed = await provenAddress(scope, conversationId, now() - TRUST_MS);
    const vouched = await vouchedFor(scope, conversationId, now());
    return { verifiedEmail: mailed ?? vouched?.email ?? undefined, isIdentified: vouched !== undefined };
  });
}

async function confirm(parts: GateParts, run: GateRun, tools: ToolRow[], waiting: WaitingCall): Promise<Passed> {
  const { tenantId, conversationId, question } = run;
  const tool = tools.find(({ name, enabled }) => enabled && name === waiting.name);
  const isYes = tool !== undefined && isWord(question, 'tools.yes', 'affirm');
  // Settled before it is made: a crash in between makes the visitor ask again, and never makes the call twice.
  const isMine = await inTenant(parts.database, tenantId, (scope) =>
    settleCall(scope, waiting.id, isYes ? 'failed' : 'declined', parts.now()),
  );
  if (!isYes && isWord(question, 'tools.no')) return { says: say(run.locale, 'tools.declined') };
  if (!isYes || !isMine) return goOn(parts, run, tools, question);
  const proof = await proofOf(parts, tenantId, conversationId);
  // Who was trusted when asked may no longer be when saying yes: then the model calls again, and the proof is asked for.
  if (tool.needs_verified_contact && !isProven(tool, proof)) return goOn(parts, run, tools, waiting.question);
  const made = await callTool(parts, tool, waiting.arguments, { tenantId, ...proof, key: waiting.id });
  await inTenant(parts.database, tenantId, (scope) => finishCall(scope, waiting.id, made));
  return goOn(parts, run, tools, waiting.question, [made]);
}

const ADDRESS = /(?<![^\s<>()[\]:;,"'@])[^\s<>()[\]:;,"'@]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/i;
const CODE = /(?<!\d)\d{3}[ -]?\d{3}(?!\d)/;

async function prove(parts: GateParts, run: GateRun, tools: ToolRow[], waiting: WaitingCall): Promise<Passed> {
  const text = run.question.normalize('NFKC');
  const visitor: ProvingVisitor = run;
  const address = ADDRESS.exec(text)?.[0].toLowerCase();
  if (address !== undefined) {
    const isSent = await sendProof(parts, visitor, address);
    return asked(parts, run, waiting, isSent ? say(run.locale, 'tools.sent', { address }) : say(run.locale, 'tools.too_many'));
  }
  const code = CODE.exec(text)?.[0].replaceAll(/\D/g, '');
  const settle = (outcome: ToolCall['outcome']) =>
    inTenant(parts.database, run.tenantId, (scope) => settleCall(scope, waiting.id, outcome, parts.now()));
  if (code === undefined) {
    await settle('declined');
    return goOn(parts, run, tools, run.question);
  }
  const result = await checkProof(parts, visitor, code);
  if (result !== 'proven') return asked(parts, run, waiting, say(run.locale, result === 'wrong' ? 'tools.wrong_code' : 'tools.code_over'));
  await settle('needs_verification');
  return goOn(parts, run, tools, waiting.question);
}

async function asked(parts: GateParts, run: GateRun, waiting: WaitingCall, says: string): Promise<Passed> {
  await inTenant(parts.database, run.tenantId, (scope) => carryCall(scope, waiting.id, run.id));
  return { says };
}

/** A button's words in any language, or politeness that means the same. */
function isWord(text: string, key: WordKey, talk?: ReturnType<typeof smallTalkOf>): boolean {
  const said = text.trim().toLowerCase();
  return LOCALES.some((locale) => say(locale, key).toLowerCase() === said) || (talk !== undefined && smallTalkOf(text) === talk);
}

/** Tools where nothing is kept: for trying the bot. @param given those of the draft where it is left out */
export async function openTestToolbox(
  parts: ToolParts & Pick<GateParts, 'database'>,
  tenantId: number,
  given: readonly ToolRow[] | undefined,
): Promise<Toolbox> {
  const tools = given ?? (await inTenant(parts.database, tenantId, readTools));
  return openToolbox(parts, tools, { tenantId, key: randomUUID() });
}
