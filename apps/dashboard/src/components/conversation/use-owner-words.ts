import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { useAppSelector } from '#/state/use-store.ts';

/** Says who has a conversation: the bot, the queue, the reader or a colleague. */
export function useOwnerWords(): (conversation: Pick<Conversation, 'owner_kind' | 'agent' | 'asked' | 'ended_as'>) => string {
  const t = useT('session');
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  return ({ owner_kind: owner, agent, asked, ended_as: end }) => {
    if (end !== null) return t(`views.${end}`);
    if (owner !== 'agent' || !agent) return t(`owner.${owner === 'agent' ? 'queue' : owner}`);
    return agent.id === me ? t('owner.me') : t(asked ? 'owner.asked' : 'owner.agent', { name: agent.name });
  };
}
