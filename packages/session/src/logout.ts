/** Longest wait for the server to revoke the token, in milliseconds. Signing out never depends on it. */
export const REVOKE_WAIT_MS = 2_000;

export interface Logout {
  /** Revokes the token on the server; left out where the server has ended the session itself. */
  readonly revoke?: (signal: AbortSignal) => Promise<unknown>;
  readonly clearUser: () => void;
  readonly clearToken: () => void;
  readonly clearCaches: () => void | Promise<void>;
  readonly navigate: () => void;
}

/** How the server took it; the browser has signed out either way. */
export type Revocation = 'revoked' | 'not-asked' | 'failed';

/**
 * Signs out (§4), in this order: revoke on the server as far as that works, user info, token, caches, navigation.
 * Each step runs even where the one before it throws.
 */
export async function logout({ revoke, clearUser, clearToken, clearCaches, navigate }: Logout): Promise<Revocation> {
  const revocation = revoke ? await tryRevoke(revoke) : 'not-asked';
  try {
    clearUser();
  } finally {
    try {
      clearToken();
    } finally {
      try {
        await clearCaches();
      } finally {
        navigate();
      }
    }
  }
  return revocation;
}

async function tryRevoke(revoke: NonNullable<Logout['revoke']>): Promise<Revocation> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), REVOKE_WAIT_MS);
  const waited = new Promise<Revocation>((resolve) => {
    late.signal.addEventListener('abort', () => resolve('failed'));
  });
  const asked = async (): Promise<Revocation> => {
    try {
      await revoke(late.signal);
      return 'revoked';
    } catch {
      return 'failed';
    }
  };
  const revocation = await Promise.race([asked(), waited]);
  clearTimeout(timer);
  return revocation;
}
