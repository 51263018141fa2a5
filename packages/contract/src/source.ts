import { z } from 'zod/mini';
import { shownButton, type AnswerButton } from './corpus-entry.ts';
import { id } from './fields.ts';

/** What an answer comes from: an entry, or a passage of a page, a file or a help article. */
export const source = z.object({
  /** null for a passage. */
  entry_id: z.nullable(id),
  passage_id: z.optional(id),
  title: z.string(),
  /** Where the whole of it can be read: a web address, or a path of this Lobby. Passages alone have one. */
  address: z.optional(z.string()),
  /** What an entry offers under its answer. */
  buttons: z.optional(z.array(shownButton)),
});
export type Source = z.output<typeof source>;

/** What an answer offers to press: of several entries the first with buttons is the one that it is mostly about. */
export function buttonsOf(sources: readonly Source[] = []): readonly AnswerButton[] {
  return sources.find(({ buttons }) => buttons !== undefined && buttons.length > 0)?.buttons ?? [];
}
