import type { GuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import { isAllowed, readRobots } from './robots-rules.ts';

/** Largest robots.txt that is read (RFC 9309 §2.5), and longest wait for it. */
const ROBOTS_BYTES = 512 * 1024;
const ROBOTS_TIMEOUT_MS = 15_000;
/** A site may ask for so long a pause between two pages, in seconds; longer ones would never end. */
const DELAY_MAX_S = 10;

/** What a site allows programs to read. */
export interface Robots {
  allows(address: string): boolean;
  /** Pause between two pages, in milliseconds. */
  delayMs: number;
}

/**
 * Reads what a site allows (RFC 9309): everything where it says nothing, nothing while it cannot say.
 * @throws OutgoingRefused where nobody answers
 */
export async function openRobots(guardedFetch: GuardedFetch, site: string, agent: string, signal: AbortSignal): Promise<Robots> {
  const { origin } = new URL(site);
  const { status, body } = await guardedFetch(`${origin}/robots.txt`, {
    headers: { 'user-agent': agent },
    maxBytes: ROBOTS_BYTES,
    timeoutMs: ROBOTS_TIMEOUT_MS,
    signal,
  });
  if (status >= 500 || status === 429) return { allows: () => false, delayMs: 0 };
  const text = status >= 200 && status < 300 ? new TextDecoder().decode(body) : '';
  const rules = readRobots(text, agent.split('/')[0] ?? agent);
  return {
    // Asked by the path: the site may answer under http and https, with and without www.
    allows(address) {
      const { pathname, search } = new URL(address);
      return rules !== undefined && isAllowed(rules, pathname + search);
    },
    delayMs: Math.min(Math.max(rules?.delayS ?? 0, 0), DELAY_MAX_S) * 1_000,
  };
}
