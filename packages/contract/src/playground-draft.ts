import { z } from 'zod/mini';
import { entryDraftFields } from './corpus-entry.ts';
import { epochMs } from './fields.ts';

/**
 * Browser storage key of what somebody chose to keep from the playground: the public pages write it, and the dashboard of the
 * same origin offers to import it after signing up. It leaves the browser with that import only.
 */
export const PLAYGROUND_DRAFT_KEY = 'lobby-playground-draft';

/** A draft that nobody imports is forgotten after this long, in milliseconds: thirty days. */
export const PLAYGROUND_DRAFT_TTL_MS = 30 * 86_400_000;

/** Most passages that the playground reads. */
export const PLAYGROUND_ENTRIES_MAX = 2_000;

const draft = z.object({
  kept_at: epochMs,
  entries: z
    .array(z.pick(entryDraftFields, { question: true, answer: true, wordings: true, locale: true }))
    .check(z.minLength(1), z.maxLength(PLAYGROUND_ENTRIES_MAX)),
});
export type PlaygroundDraft = z.output<typeof draft>;

/** The draft in what the storage holds; undefined where it holds none that can be read, or one that is too old. */
export function readPlaygroundDraft(stored: string | null, now: number): PlaygroundDraft | undefined {
  try {
    const parsed = z.safeParse(draft, JSON.parse(stored ?? 'null'));
    return parsed.success && now - parsed.data.kept_at < PLAYGROUND_DRAFT_TTL_MS ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
