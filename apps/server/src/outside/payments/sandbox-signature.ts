import { createHmac, timingSafeEqual } from 'node:crypto';

export const SANDBOX_SIGNATURE = 'lobby-signature';
/** A signed report is good for so long, in seconds. */
const TOLERANCE_S = 300;

/** Signs a body together with the time, so that a report that was overheard cannot be sent again later. */
export function signSandbox(secret: string, body: string | Uint8Array, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(secret, body, seconds).toString('hex')}`;
}

export function isSandboxSignature(secret: string, body: Uint8Array, signature: string | null, now: number): boolean {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (seconds === undefined || hex === undefined) return false;
  const isRight = timingSafeEqual(digest(secret, body, Number(seconds)), Buffer.from(hex, 'hex'));
  return isRight && Math.abs(now / 1000 - Number(seconds)) <= TOLERANCE_S;
}

function digest(secret: string, body: string | Uint8Array, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
