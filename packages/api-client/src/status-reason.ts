import type { CodeName } from '@lobby/contract';
import type { TransportReason } from './api-error.ts';

const SERVER_ERROR = 500;

/** Answers of proxies and load balancers carry no business code; their status names the nearest one. */
const REASONS: ReadonlyMap<number, CodeName> = new Map([
  [401, 'signed_out'],
  [403, 'refused'],
  [404, 'not_found'],
  [413, 'too_large'],
  [415, 'unsupported_type'],
  [429, 'throttled'],
  [500, 'internal'],
]);

/** The reason of an answer that has no business code of its own. */
export function statusReason(status: number): CodeName | TransportReason {
  return REASONS.get(status) ?? (status > SERVER_ERROR ? 'unavailable' : 'bad_answer');
}
