import { placeholdersOf, VERIFIED_EMAIL, type ToolCall, type ToolParam } from '@lobby/contract';
import type { ToolDefinition, ToolRunner, ToolStep } from '#/outside/model.ts';
import { readArguments } from './build-request.ts';
import { callTool, type Caller, type ToolParts } from './call-tool.ts';
import type { ToolRow } from './tool.repository.ts';

/** The platform's own tool: what is missing is asked for by an act of its own, never by words that something must guess from. */
export const ASK_VISITOR = 'ask_visitor';
const ASK_MAX = 400;

/** Why the model's turn ends before it has written an answer. */
export type ToolStop =
  | { why: 'asks'; text: string }
  | { why: 'needs_confirmation' | 'needs_verification'; call: ToolCall; tool: ToolRow }
  | { why: 'failed'; call: ToolCall };

/** What one reply may look up or do. */
export interface Toolbox extends ToolRunner {
  /** Calls in their order. */
  calls: ToolCall[];
  /** What is known already, from a call that the visitor has agreed to. */
  done: ToolCall[];
  stop: ToolStop | undefined;
}

const FAILED: ReadonlySet<ToolCall['outcome']> = new Set(['failed', 'timeout', 'too_large', 'blocked'] as const);

/**
 * The enabled tools of a business for one reply. A failure, a question to the visitor and a call that needs the visitor's
 * word or proof end the turn; an answer of the other side, and a mistake of the model, go back to the model as data.
 */
export function openToolbox(parts: ToolParts, tools: readonly ToolRow[], caller: Caller, done: ToolCall[] = []): Toolbox {
  const enabled = tools.filter((tool) => tool.enabled);
  const box: Toolbox = {
    definitions: enabled.length === 0 ? [] : [...enabled.map(define), ASKING],
    calls: [...done],
    done,
    stop: undefined,
    async run(name, given) {
      if (name === ASK_VISITOR) return asks(box, given);
      const tool = enabled.find((each) => each.name === name);
      if (!tool) return told(box, { ...NOT_MADE, name: name.slice(0, 64), outcome: 'unknown_tool', answer: 'There is no such tool.' });
      const read = readArguments(tool.params, given);
      const call = { ...NOT_MADE, name, arguments: asObject(given) };
      if ('wrong' in read) return told(box, { ...call, outcome: 'bad_arguments', answer: read.wrong });
      // What the visitor has agreed to and was done is neither asked for nor done again.
      const again = done.find((each) => each.name === name && isSame(each.arguments, call.arguments));
      if (again) return { data: asData(again) };
      if (tool.needs_verified_contact && !isProven(tool, caller)) return ends(box, tool, { ...call, outcome: 'needs_verification' });
      if (tool.needs_confirmation) return ends(box, tool, { ...call, outcome: 'needs_confirmation' });
      const made = await callTool(parts, tool, asObject(given), { ...caller, key: `${caller.key}:${box.calls.length + 1}` });
      if (!FAILED.has(made.outcome)) return told(box, made);
      box.calls.push(made);
      box.stop = { why: 'failed', call: made };
      return 'stop';
    },
  };
  if (done.some(({ outcome }) => FAILED.has(outcome))) box.stop = { why: 'failed', call: done[0] as ToolCall };
  return box;
}

/** Whether a call that is for known visitors may be made: an address that it names must be proven itself. */
export function isProven(
  { url }: Pick<ToolRow, 'url'>,
  { verifiedEmail, isIdentified = false }: Pick<Caller, 'verifiedEmail' | 'isIdentified'>,
): boolean {
  return verifiedEmail !== undefined || (isIdentified && !placeholdersOf(url).includes(VERIFIED_EMAIL));
}

const NOT_MADE = { arguments: {}, status: null, took_ms: 0, answer: '' };

function told(box: Toolbox, call: ToolCall): ToolStep {
  box.calls.push(call);
  return { data: asData(call) };
}

/** What a model is told of a call: its answer is a text among others, whatever it says. */
export function asData({ name, arguments: given, outcome, status, answer }: ToolCall): Record<string, unknown> {
  return { tool: name, arguments: given, outcome, status, answer };
}

function ends(box: Toolbox, tool: ToolRow, call: ToolCall & { outcome: 'needs_confirmation' | 'needs_verification' }): ToolStep {
  box.calls.push(call);
  box.stop = { why: call.outcome, call, tool };
  return 'stop';
}

/** Whether two calls say the same, whatever the order of their values. */
function isSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const sorted = (values: Record<string, unknown>) => JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}

function asks(box: Toolbox, given: unknown): ToolStep {
  const text = asObject(given)['question'];
  if (typeof text !== 'string' || text.trim() === '') return { data: { outcome: 'bad_arguments', answer: 'question is missing.' } };
  box.stop = { why: 'asks', text: text.trim().slice(0, ASK_MAX) };
  return 'stop';
}

function asObject(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Record<string, unknown>) : {};
}

const ASKING: ToolDefinition = {
  name: ASK_VISITOR,
  description: 'Asks the visitor for something that another tool needs and that nobody has said. Never for passwords or card numbers.',
  schema: schemaOf([
    { name: 'question', type: 'string', required: true, description: 'One short question, in the language of the answer' },
  ]),
};

function define({ name, description, params }: ToolRow): ToolDefinition {
  return { name, description, schema: schemaOf(params) };
}

function schemaOf(params: readonly ToolParam[]): ToolDefinition['schema'] {
  return {
    type: 'object',
    properties: Object.fromEntries(params.map(({ name, type, description }) => [name, { type, description }])),
    required: params.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
