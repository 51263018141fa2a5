import { createHash, hkdfSync, randomBytes } from 'node:crypto';

const BYTES = 32;
/** base64url of those bytes. */
const STATE = /^[\w-]{43}$/;

export interface NewState {
  /** Travels through the browser and the provider, and is stored nowhere. */
  state: string;
  stateHash: Buffer;
  /** Stored; the browser never sees it. */
  seed: Buffer;
}

/** Makes the state of a sign-in, and the seed of its secrets. */
export function makeState(random: (size: number) => Buffer = randomBytes): NewState {
  const state = random(BYTES).toString('base64url');
  return { state, stateHash: digest(state), seed: random(BYTES) };
}

/** The stored digest of a state; undefined for what was never one. */
export function hashState(state: string): Buffer | undefined {
  return STATE.test(state) ? digest(state) : undefined;
}

/**
 * Nonce and PKCE verifier of a sign-in. It takes the state and the seed to know them: neither who reads the address bar nor who
 * reads the database has both.
 */
export function secretsOf(state: string, seed: Buffer): { nonce: string; verifier: string } {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', state, seed, purpose, BYTES)).toString('base64url');
  return { nonce: derive('nonce'), verifier: derive('verifier') };
}

function digest(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
