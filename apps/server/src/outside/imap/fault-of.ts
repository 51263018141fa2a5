import type { ImapFault } from '@lobby/contract';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';

const TIMEOUTS: ReadonlySet<string> = new Set([
  'ETIMEDOUT',
  'ETIMEOUT',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'GREEETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
]);
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ClosedAfterConnectTLS',
  'ClosedAfterConnectText',
  'NoConnection',
  'EConnectionClosed',
]);

/** Why a mailbox cannot be read, from what the client throws. */
export function faultOf(error: unknown): ImapFault {
  if (error instanceof OutgoingRefused) return error.reason === 'private' ? 'private' : 'unreachable';
  if (!(error instanceof Error)) return 'server';
  if ('authenticationFailed' in error) return 'unauthorized';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'NO_FOLDER') return 'folder';
  if (TIMEOUTS.has(code)) return 'timeout';
  if (NETWORK.has(code)) return 'unreachable';
  return /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code) ? 'certificate' : 'server';
}
