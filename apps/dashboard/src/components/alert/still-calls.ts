import type { Conversation } from '@lobby/contract';
import type { LivePayload } from '#/data/live.ts';

interface Person {
  readonly id: number;
  readonly presence: string | undefined;
  readonly teamIds: readonly string[];
}

/** Whether a call still holds for a person, by how the conversation stands now. Pure. */
export function stillCalls(
  kind: LivePayload<'alert'>['kind'],
  { status, agent, team, unread, waiting_since: since }: Conversation,
  person: Person,
): boolean {
  switch (kind) {
    case 'waiting':
      return status === 'queued' && person.presence === 'online' && (team === null || person.teamIds.includes(team.id));
    case 'assigned':
      return agent?.id === person.id && status !== 'resolved';
    case 'message':
      // What was read meanwhile, here or on another device, calls no more.
      return agent?.id === person.id && unread > 0 && since !== null;
    case 'mention':
      return true;
  }
}
