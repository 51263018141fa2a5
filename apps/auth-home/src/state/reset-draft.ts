/** How far somebody has come who forgot their password. */
export interface ResetDraft {
  /** Address that the code went to, as the server writes it. */
  readonly email: string;
  /** When another code may be sent, in epoch milliseconds. */
  readonly againAt: number;
  /** When the code, or the key that it gave, is worth nothing any more, in epoch milliseconds. */
  readonly endsAt: number;
  /** Wrong entries of the code so far. */
  readonly tries: number;
  /** What the code was exchanged for: it sets a new password, once. */
  readonly key?: string;
}

const KEY = 'lobby-reset-password';

/** The draft of this tab; undefined where there is none, none that can be read, or its time is over. */
export function readResetDraft(now: number): ResetDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) && kept.endsAt > now ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft in this tab, or forgets it; a full or blocked storage costs only that. */
export function keepResetDraft(draft: ResetDraft | undefined): boolean {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

function isDraft(kept: unknown): kept is ResetDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { email, againAt, endsAt, tries, key } = kept as Record<string, unknown>;
  const numbers = [againAt, endsAt, tries].every((each) => typeof each === 'number');
  return typeof email === 'string' && numbers && (key === undefined || typeof key === 'string');
}
