/** A code on its way. */
export interface SentCode {
  /** Address that it was sent to, as the server writes it. */
  readonly email: string;
  /** When another may be sent, in epoch milliseconds. */
  readonly againAt: number;
}

/** The sign-up form as far as it outlives a reload: everything but the password. */
export interface SignUpDraft {
  readonly email: string;
  readonly code: string;
  readonly tenant_name: string;
  readonly slug: string;
  /** True once the address name is somebody's own choice, which no suggestion replaces. */
  readonly slugChosen: boolean;
  readonly sent: SentCode | undefined;
}

const KEY = 'lobby-sign-up';
const EMPTY: SignUpDraft = { email: '', code: '', tenant_name: '', slug: '', slugChosen: false, sent: undefined };

/** The draft of this tab; an empty one where there is none, or none that can be read. */
export function readDraft(): SignUpDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) ? { ...EMPTY, ...kept } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps the draft in this tab; a full or blocked storage costs only that. */
export function keepDraft(draft: SignUpDraft): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft. */
export function clearDraft(): boolean {
  try {
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

function isDraft(kept: unknown): kept is SignUpDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { email, code, tenant_name: name, slug, sent } = kept as Record<string, unknown>;
  return [email, code, name, slug].every((each) => typeof each === 'string') && (sent === undefined || isSentCode(sent));
}

function isSentCode(sent: unknown): sent is SentCode {
  const { email, againAt } = sent as Record<string, unknown>;
  return typeof email === 'string' && typeof againAt === 'number';
}
