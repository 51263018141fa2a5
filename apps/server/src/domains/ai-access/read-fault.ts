import type { ProviderFault } from '@lobby/contract';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';
import { EmbeddingRefused } from '#/outside/embedder.ts';
import { ModelTooSlow } from '#/outside/model.ts';

/** A model's answer that is no success, as the AI SDK names it. */
const CALL_ERROR = 'AI_APICallError';

/** What went wrong with somebody's own model, as people can be told. Pure. */
export function readFault(error: unknown): ProviderFault {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof OutgoingRefused) return each.reason === 'redirects' ? 'rejected' : each.reason;
    if (each instanceof ModelTooSlow || each.name === 'TimeoutError' || each.name === 'AbortError') return 'timeout';
    if (each instanceof EmbeddingRefused) return faultOfStatus(each.status);
    if (isCallError(each) && each.statusCode >= 300) return faultOfStatus(each.statusCode);
  }
  return 'nonsense';
}

/** Told by its name, so that the code of models is loaded by the first model and not by every process. */
function isCallError(error: Error): error is Error & { statusCode: number } {
  return error.name === CALL_ERROR && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** What a status that is no success says. Pure. */
export function faultOfStatus(status: number): ProviderFault {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'missing';
  if (status === 429) return 'limited';
  return status >= 500 ? 'server' : 'rejected';
}
