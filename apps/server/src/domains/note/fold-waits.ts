import type { Note } from '@lobby/contract';

/** Of each wait for a person one line is told: how it stands, and who was asked before. Pure. @param notes oldest first */
export function foldWaits(notes: readonly Note[]): Note[] {
  const waits = Map.groupBy(notes, (note) => waitOf(note) ?? note.id);
  return notes.flatMap((note) => {
    const { activity } = note;
    const lines = waits.get(waitOf(note) ?? note.id) ?? [];
    if (lines.length < 2 || !activity) return [note];
    if (note !== lines.at(-1)) return [];
    const asked = lines.flatMap((line) => (line.activity?.name === 'assigned' ? (line.activity.to ?? []) : (line.activity?.from ?? [])));
    const now = activity.name === 'assigned' ? activity.to : activity.from;
    const before = [...new Set(asked)].filter((name) => name !== now);
    return [before.length === 0 ? note : { ...note, activity: { ...activity, before } }];
  });
}

/** Which wait a line belongs to that nobody in particular wrote. */
function waitOf({ author, activity }: Note): number | undefined {
  return author === null ? activity?.wait : undefined;
}
