import { TAGS_MAX, type Conversation } from '@lobby/contract';
import { useRunDeskChange } from '#/components/conversation/use-run-desk-change.ts';
import { useDeskOffers } from './offers.ts';

/** What a choice of the command bar is done with. */
export interface DeskTarget {
  /** To a colleague; with nobody to the queue, of a team where one is named. */
  readonly assign: (userId: number | null, teamId?: string) => void;
  readonly snooze: (until: number) => void;
  readonly prioritise: (priority: Conversation['priority']) => void;
  readonly tag: (tag: string) => void;
  readonly untag: (tag: string) => void;
}

/** The open conversation. */
export function useOpenTarget(conversation: Conversation | undefined): DeskTarget | undefined {
  const { run } = useRunDeskChange();
  if (!conversation) return undefined;
  const { tags } = conversation;
  return {
    assign: (userId, teamId) => run(conversation, { kind: 'assign', userId, ...(teamId !== undefined && { teamId }) }),
    snooze: (until) => run(conversation, { kind: 'snooze', until }),
    prioritise: (priority) => run(conversation, { kind: 'update', priority }),
    tag: (tag) => (tags.includes(tag) || tags.length >= TAGS_MAX ? undefined : run(conversation, { kind: 'update', tags: [...tags, tag] })),
    untag: (tag) => run(conversation, { kind: 'update', tags: tags.filter((each) => each !== tag) }),
  };
}

/** The rows that are chosen in the list. */
export function useChosenTarget(): DeskTarget | undefined {
  const { chosen } = useDeskOffers();
  if (!chosen) return undefined;
  const { run } = chosen;
  return {
    assign: (userId, teamId) => run({ kind: 'assign', user_id: userId, team_id: teamId ?? null }),
    snooze: (until) => run({ kind: 'snooze', until }),
    prioritise: (priority) => run({ kind: 'priority', priority }),
    tag: (tag) => run({ kind: 'tag', tag }),
    untag: (tag) => run({ kind: 'untag', tag }),
  };
}
