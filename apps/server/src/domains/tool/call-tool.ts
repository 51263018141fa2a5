import { TOOL_ANSWER_MAX, type ToolCall } from '@lobby/contract';
import type { GuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import { OutgoingRefused, type OutgoingReason } from '#/outside/guarded/outgoing-refused.ts';
import type { SecretBox } from '#/secret-box.ts';
import { buildRequest, readArguments } from './build-request.ts';
import type { ToolRow } from './tool.repository.ts';
import { openSecrets } from './tool-secrets.ts';

export interface ToolParts {
  guardedFetch: GuardedFetch;
  secrets: SecretBox;
}

export interface Caller {
  tenantId: number;
  /** The address that the visitor has proven. */
  verifiedEmail?: string | undefined;
  /** The business's site vouches for who the visitor is. */
  isIdentified?: boolean | undefined;
  /** The same for the same call, so that the other side can refuse to do a thing twice. */
  key: string;
}

const OUTCOMES = {
  address: 'blocked',
  private: 'blocked',
  redirects: 'failed',
  too_large: 'too_large',
  timeout: 'timeout',
  unreachable: 'failed',
} as const satisfies Record<OutgoingReason, ToolCall['outcome']>;

/** Calls a tool. What goes wrong is an outcome, never an exception, and names neither the address nor a secret. */
export async function callTool(parts: ToolParts, tool: ToolRow, given: Record<string, unknown>, caller: Caller): Promise<ToolCall> {
  const began = performance.now();
  const ended = (outcome: ToolCall['outcome'], status: number | null, answer: string): ToolCall => ({
    name: tool.name,
    arguments: given,
    outcome,
    status,
    took_ms: Math.round(performance.now() - began),
    answer,
  });
  const read = readArguments(tool.params, given);
  if ('wrong' in read) return ended('bad_arguments', null, read.wrong);
  const built = buildRequest(tool, read.values, openSecrets(parts.secrets, caller.tenantId, tool.sealed), caller.verifiedEmail);
  if (!built) return ended('bad_arguments', null, 'A value cannot stand in the address.');
  try {
    const { request, url } = built;
    const { status, body } = await parts.guardedFetch(url, {
      ...request,
      headers: { 'idempotency-key': caller.key, 'user-agent': 'LobbyBot/1.0', ...request.headers },
    });
    const isOk = status >= 200 && status < 300;
    return ended(isOk ? 'ok' : status >= 400 && status < 500 ? 'refused' : 'failed', status, trimmed(body));
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error;
    return ended(OUTCOMES[error.reason], null, '');
  }
}

/** What came back as text without what no text has, cut where it is long; JSON without its blanks, so that more of it fits. */
function trimmed(body: Uint8Array): string {
  const text = Buffer.from(body)
    .toString('utf8')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '');
  const tight = asJson(text) ?? text.trim();
  return tight.length > TOOL_ANSWER_MAX ? `${tight.slice(0, TOOL_ANSWER_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : tight;
}

function asJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}
