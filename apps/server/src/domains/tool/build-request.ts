import { TOOL_VALUE_MAX, VERIFIED_EMAIL, type ToolParam, ownValue } from '@lobby/contract';
import type { GuardedRequest } from '#/outside/guarded/guarded-fetch.ts';
import type { ToolRow } from './tool.repository.ts';
import type { ToolSecrets } from './tool-secrets.ts';

export type ToolValue = string | number | boolean;
export type ToolValues = Readonly<Record<string, ToolValue>>;

/**
 * What a model or a person gave, as the parameters want it; text that is a number or a yes where one is wanted is taken
 * as one. Pure. @returns a sentence for whoever gave it where something is missing, of the wrong type, or not known
 */
export function readArguments(params: readonly ToolParam[], given: unknown): { values: ToolValues } | { wrong: string } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { wrong: 'The arguments must be an object.' };
  const values: Record<string, ToolValue> = {};
  const entries = new Map(Object.entries(given));
  for (const { name, type, required } of params) {
    const raw: unknown = entries.get(name);
    entries.delete(name);
    if (raw === undefined || raw === null || raw === '') {
      if (required) return { wrong: `${name} is missing.` };
      continue;
    }
    const value = readValue(type, raw);
    if (value === undefined) return { wrong: `${name} must be of the type ${type}.` };
    values[name] = value;
  }
  const [unknown] = entries.keys();
  return unknown === undefined ? { values } : { wrong: `There is no parameter ${unknown.slice(0, 40)}.` };
}

function readValue(type: ToolParam['type'], raw: unknown): ToolValue | undefined {
  if (type === 'boolean') return typeof raw === 'boolean' ? raw : raw === 'true' ? true : raw === 'false' ? false : undefined;
  if (type === 'string') {
    const text = typeof raw === 'number' ? String(raw) : raw;
    return typeof text === 'string' && text.length <= TOOL_VALUE_MAX ? text : undefined;
  }
  const number = typeof raw === 'string' && /^-?\d+(\.\d+)?$/.test(raw.trim()) ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return type === 'integer' && !Number.isInteger(number) ? undefined : number;
}

/** The largest answer that is read, in bytes: much more than is shown, much less than fills a memory. */
const ANSWER_MAX_BYTES = 256 * 1_024;

export interface BuiltRequest {
  url: string;
  request: GuardedRequest;
}

/**
 * The call that a tool makes with some values: those that the address names go there, the others into the query, or as
 * JSON into the body where the method has one. Pure. @returns undefined where a value would change what the address leads to
 */
export function buildRequest(
  tool: ToolRow,
  values: ToolValues,
  { headers, secret }: ToolSecrets,
  email?: string,
): BuiltRequest | undefined {
  const rest = new Map(Object.entries(values));
  let isSafe = true;
  const filled = tool.url.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = name === VERIFIED_EMAIL ? (email ?? '') : String(ownValue(values, name) ?? '');
    rest.delete(name);
    // Dots alone are a step upwards in a path.
    if (/^\.{1,2}$/.test(value)) isSafe = false;
    return encodeURIComponent(value);
  });
  const url = URL.parse(filled);
  if (!url || !isSafe) return undefined;
  const hasBody = tool.method === 'POST' || tool.method === 'PUT' || tool.method === 'PATCH';
  if (!hasBody) for (const [name, value] of rest) url.searchParams.set(name, String(value));
  return {
    url: url.href,
    request: {
      method: tool.method,
      headers: {
        accept: 'application/json, text/plain;q=0.8',
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...headers,
        ...authHeader(tool.auth, secret),
      },
      ...(hasBody ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}),
      maxBytes: ANSWER_MAX_BYTES,
      timeoutMs: tool.timeout_ms,
      // What was checked and agreed to is one address; another one is none of it.
      maxRedirects: 2,
    },
  };
}

function authHeader({ kind, name }: ToolRow['auth'], secret: string | undefined): Record<string, string> {
  if (kind === 'none' || secret === undefined) return {};
  if (kind === 'bearer') return { authorization: `Bearer ${secret}` };
  if (kind === 'basic') return { authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}` };
  return { [name.toLowerCase()]: secret };
}
