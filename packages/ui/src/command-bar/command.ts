import type { ReactNode } from 'react';
import { foldText, matchesQuery } from '#/combobox/match-option.ts';

/** One thing that can be done or gone to. */
export interface Command {
  /** The same for the same thing from one visit to the next, so that it can be among the recent ones. */
  id: string;
  label: string;
  /** Further words it is found by: its name in another language, what people call it. */
  keywords?: string | undefined;
  /** Under the label. */
  description?: string | undefined;
  icon?: ReactNode;
  /** Keys that do the same, one after the other: `['g', 'o']`. */
  shortcut?: readonly string[] | undefined;
  /** The bar stays open for a further choice, which takes the place of this one. */
  stays?: boolean | undefined;
  /** Where it goes; or else what it does. */
  href?: string | undefined;
  run?: (() => void) | undefined;
}

/** Commands under one heading. */
export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
}

/** Commands that are looked up for what is typed. */
export interface CommandSearch {
  id: string;
  label: string;
  /** Rejects when it could not look; the signal says that nobody waits any more. */
  search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** How near a command is to a query: by its label's beginning, its label, its other words; undefined where it does not match. */
function nearness({ label, keywords, description }: Command, query: string): 0 | 1 | 2 | undefined {
  const folded = foldText(label);
  if (folded.startsWith(foldText(query))) return 0;
  if (matchesQuery(folded, query)) return 1;
  return matchesQuery(foldText([label, keywords, description].filter(Boolean).join(' ')), query) ? 2 : undefined;
}

/** The commands that match a query, the nearest first; groups without one are left out. All where the query is empty. */
export function filterCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const wanted = query.trim();
  if (wanted === '') return groups.filter(({ commands }) => commands.length > 0);
  return groups.flatMap((group) => {
    const commands = group.commands
      .map((command) => ({ command, near: nearness(command, wanted) }))
      .filter(({ near }) => near !== undefined)
      .toSorted((a, b) => (a.near ?? 0) - (b.near ?? 0))
      .map(({ command }) => command);
    return commands.length > 0 ? [{ ...group, commands }] : [];
  });
}

/** The commands of the given ids, in their order; what no longer exists is left out. */
export function recentCommands(groups: readonly CommandGroup[], ids: readonly string[]): readonly Command[] {
  const known = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command])));
  return ids.flatMap((id) => known.get(id) ?? []);
}
