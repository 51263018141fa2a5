import { outsideReply, type Locale, type OutsideReply, type ProviderFault } from '@lobby/contract';
import { createHmac } from 'node:crypto';
import type { GuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import { faultOfStatus, readFault } from '#/domains/ai-access/read-fault.ts';
import { withoutThoughts } from '#/outside/model-thoughts.ts';
import { createMask } from '#/domains/ai-access/masking/mask-personal-data.ts';

/** Longest wait for an answer, in milliseconds, and the largest one, in bytes. */
const ANSWER_MS = 20_000;
const ANSWER_MAX_BYTES = 256 * 1024;
const SECOND_MS = 1_000;

/** What a bot elsewhere is asked. */
export interface OutsideQuestion {
  conversation_id: string;
  message: string;
  locale: Locale;
  contact: { id: string };
  /** What was said before, oldest first. */
  history: { role: string; text: string }[];
}

/** Where it is, and how requests are signed. */
export interface BotAddress {
  address: string;
  secret: string;
  /** Personal data does not leave. */
  masks: boolean;
}

/** It gave no answer that can be used. */
export class BotFailed extends Error {
  override readonly name = 'BotFailed';
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** The header that proves who asks: `t` in seconds since 1970, `v1` the HMAC-SHA256 of `t.body` in hexadecimal. Pure. */
export function signatureOf(body: string, secret: string, now: number): string {
  const time = Math.floor(now / SECOND_MS);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Asks a bot elsewhere. What comes back is what the contract says, or nothing. @throws BotFailed */
export async function callBot(
  { guardedFetch, now }: { guardedFetch: GuardedFetch; now: () => number },
  { address, secret, masks }: BotAddress,
  question: OutsideQuestion,
): Promise<OutsideReply> {
  const mask = createMask();
  const hide = (text: string) => (masks ? mask.hide(text) : text);
  const history = question.history.map(({ role, text }) => ({ role, text: hide(text) }));
  const body = JSON.stringify({ ...question, message: hide(question.message), history });
  const reply = await post(guardedFetch, address, body, signatureOf(body, secret, now()));
  // Bots elsewhere often are models, whose thoughts are nobody's business.
  const messages = reply.messages.map((text) => withoutThoughts(mask.restore(text))).filter((text) => text !== '');
  if (messages.length === 0 && reply.messages.length > 0) throw new BotFailed('nonsense');
  return { ...reply, messages };
}

async function post(guardedFetch: GuardedFetch, address: string, body: string, signature: string): Promise<OutsideReply> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'x-lobby-signature': signature };
  const answer = await guardedFetch(address, { method: 'POST', headers, body, maxBytes: ANSWER_MAX_BYTES, timeoutMs: ANSWER_MS }).catch(
    (cause: unknown) => {
      throw new BotFailed(readFault(cause), { cause });
    },
  );
  if (answer.status !== 200) throw new BotFailed(faultOfStatus(answer.status));
  const parsed = outsideReply.safeParse(jsonOf(answer.body));
  if (!parsed.success) throw new BotFailed('nonsense');
  return parsed.data;
}

/** undefined for what is no JSON, which the schema refuses. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
