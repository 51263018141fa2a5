import { INDUSTRIES, isLocale, type Locale } from '@lobby/contract';

export type Industry = (typeof INDUSTRIES)[number];

/** The form of a new business. */
export interface ToBDraft {
  readonly tenant_name: string;
  readonly slug: string;
  /** True once the address name is somebody's own choice, which no suggestion replaces. */
  readonly slugChosen: boolean;
  /** ISO 3166-1 alpha-2; empty where none is chosen. */
  readonly country: string;
  /** IANA name; empty where none is chosen. */
  readonly timezone: string;
  readonly industry: Industry | undefined;
  readonly locales: readonly Locale[];
}

const KEY = 'lobby-to-b';

/** The draft of this tab; undefined where there is none, or none that can be read. */
export function readToBDraft(): ToBDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft in this tab; a full or blocked storage costs only that. */
export function keepToBDraft(draft: ToBDraft): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft. */
export function clearToBDraft(): boolean {
  try {
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

function isDraft(kept: unknown): kept is ToBDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { tenant_name: name, slug, slugChosen, country, timezone, industry, locales } = kept as Record<string, unknown>;
  return (
    [name, slug, country, timezone].every((each) => typeof each === 'string') &&
    typeof slugChosen === 'boolean' &&
    (industry === undefined || INDUSTRIES.some((each) => each === industry)) &&
    Array.isArray(locales) &&
    locales.every((each) => typeof each === 'string' && isLocale(each))
  );
}
