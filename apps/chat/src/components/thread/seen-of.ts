import type { ChatState } from '#/state/chat-state.ts';

/** The last of the visitor's messages that a person has seen; undefined where none of the latest was, or somebody has said something since. */
export function seenOf({ thread, standing }: ChatState): number | undefined {
  if (standing?.status !== 'open' && standing?.status !== 'waiting') return undefined;
  const said = thread.messages.filter(({ kind }) => kind === 'text');
  const since = said.findLastIndex(({ author_kind: author }) => author !== 'contact') + 1;
  return said.slice(since).findLast(({ seq }) => seq <= standing.staff_seen_seq)?.seq;
}
