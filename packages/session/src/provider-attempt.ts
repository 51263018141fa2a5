import { OAUTH_PROVIDERS, type OauthProvider } from '@lobby/contract';

/** A sign-in that this tab has begun at a provider. */
export interface ProviderAttempt {
  /** What the answer must carry; an answer with another one was begun by somebody else. */
  readonly state: string;
  readonly provider: OauthProvider;
  /** Path to go on to afterwards, as it came. */
  readonly next: string | undefined;
}

const KEY = 'lobby-provider-sign-in';

/** Keeps the attempt in this tab until the answer comes. False where the tab can keep nothing, so that no answer could be trusted. */
export function keepAttempt(attempt: ProviderAttempt): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
    return true;
  } catch {
    return false;
  }
}

/** The attempt of this tab; undefined where it began none. */
export function readAttempt(): ProviderAttempt | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isAttempt(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the attempt: its answer is used once. */
export function forgetAttempt(): boolean {
  try {
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

function isAttempt(kept: unknown): kept is ProviderAttempt {
  if (typeof kept !== 'object' || kept === null) return false;
  const { state, provider, next } = kept as Record<string, unknown>;
  return typeof state === 'string' && OAUTH_PROVIDERS.some((each) => each === provider) && (next === undefined || typeof next === 'string');
}
