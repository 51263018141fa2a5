import { TWO_STEP_LENGTH } from '@lobby/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Life of a code, in milliseconds (RFC 6238 §5.2). */
const STEP_MS = 30_000;
/** Codes before and after the present one that are accepted, for clocks that are a little wrong. */
const WINDOW = 1;
/** Bytes of a secret: as many as SHA-1 gives (RFC 4226 §4). */
export const SECRET_BYTES = 20;

/** The code of one step (RFC 4226 §5.3), with SHA-1, the only digest that every authenticator app knows. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** TWO_STEP_LENGTH).padStart(TWO_STEP_LENGTH, '0');
}

/** The step whose code was entered; undefined for a code that is none of those accepted now. */
export function matchingStep(secret: Uint8Array, entered: string, now: number): number | undefined {
  const present = Math.floor(now / STEP_MS);
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, at) => present - WINDOW + at);
  // Every one is compared, so that time does not tell which.
  const matching = steps.map((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(entered)));
  return steps[matching.lastIndexOf(true)];
}

/** What an authenticator app reads from the QR code. */
export function authenticatorUri(secret: string, email: string): string {
  const label = `${ISSUER}:${email}`;
  const parameters = new URLSearchParams({ secret, issuer: ISSUER, algorithm: 'SHA1', digits: String(TWO_STEP_LENGTH), period: '30' });
  return `otpauth://totp/${encodeURIComponent(label)}?${parameters.toString()}`;
}

/** Under this name the account stands in the app. */
const ISSUER = 'Lobby';
