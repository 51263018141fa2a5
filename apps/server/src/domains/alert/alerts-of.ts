import type { LiveEvents } from '@lobby/contract';
import type { ConversationState } from '#/domains/conversation/conversation-state.ts';
import type { StoredMessage } from '#/domains/message/message-row.ts';

type Told = Parameters<LiveEvents['alert']>[0];

/** What calls for somebody's attention; `to` is a person, or null for everybody who sees the conversation. */
export interface Alert {
  to: number | null;
  alert: Told;
}

type Standing = Pick<
  ConversationState,
  'id' | 'isTest' | 'status' | 'ownerKind' | 'ownerEpoch' | 'agentId' | 'assignedAt' | 'waitingSince' | 'lastSeq'
>;
type Said = Pick<StoredMessage, 'author_kind' | 'seq'>;

/**
 * Whom a committed change of a conversation calls: everybody when it begins to wait, the person it is given to, and the person who has it when
 * its visitor writes. Pure. An alert that is found a second time has the same id.
 * @param was how it stood before; undefined where that is not known any more, and what calls now is told once more
 */
export function alertsOf(state: Standing, was: Standing | undefined, messages: readonly Said[]): Alert[] {
  if (state.isTest === true || state.status === 'thread') return [];
  if (state.ownerKind === 'queue') return was?.ownerKind === 'queue' ? [] : [alertOf(state, 'waiting', null, state.ownerEpoch)];
  if (state.ownerKind !== 'agent' || state.agentId === null) return [];
  if (state.assignedAt !== null && (was?.ownerEpoch !== state.ownerEpoch || was.assignedAt === null))
    return [alertOf(state, 'assigned', state.agentId, state.ownerEpoch)];
  const seq = was ? messages.findLast((message) => message.author_kind === 'contact')?.seq : unansweredSeq(state);
  return seq === undefined ? [] : [alertOf(state, 'message', state.agentId, seq)];
}

function unansweredSeq({ waitingSince, lastSeq }: Standing): number | undefined {
  return waitingSince === null ? undefined : lastSeq;
}

function alertOf({ id }: Standing, kind: Told['kind'], to: number | null, turn: number): Alert {
  return { to, alert: { id: `${id}:${kind}:${turn}`, kind, conversation_id: id } };
}
