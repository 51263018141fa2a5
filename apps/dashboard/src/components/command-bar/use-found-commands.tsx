import { callEndpoint } from '@lobby/api-client';
import { conversations, corpus, type Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import type { Command, CommandSearch } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Library } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { ContactFace } from '#/components/conversation/contact-face.tsx';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { useApi } from '#/data/api.ts';
import { conversationListQuery } from '#/data/conversation.ts';

/** Conversations shown before anything is typed, and hits shown of each kind. */
const LAST_CONVERSATIONS = 5;
const HITS = 5;
/** The filter of the list that the sessions open with. */
const EVERYTHING = { view: 'all' } as const;

const SESSIONS: string = siteMap['dashboard-session'].path;
const CORPUS: string = siteMap['dashboard-knowledge-base-ai-corpus'].path;

/** A conversation as something to go to. */
function useConversationCommand(): (conversation: Conversation) => Command {
  const nameOf = useContactName();
  return useCallback(
    (conversation) => {
      const name = nameOf(conversation.contact);
      return {
        id: `conversation-${conversation.id}`,
        label: name,
        description: conversation.last_message?.body,
        icon: <ContactFace contact={conversation.contact} size={20} />,
        href: `${SESSIONS}?conversation=${conversation.id}`,
      };
    },
    [nameOf],
  );
}

/** The conversations that moved last, from the list that the sessions show. */
export function useLastConversations(): readonly Command[] {
  const { data } = useInfiniteQuery(conversationListQuery(useApi(), EVERYTHING, 'waiting'));
  const toCommand = useConversationCommand();
  return (data?.pages[0]?.items ?? []).slice(0, LAST_CONVERSATIONS).map(toCommand);
}

/** What is looked up for what is typed: conversations, and entries of the corpus. */
export function useCommandSearches(): readonly CommandSearch[] {
  const t = useT('dashboard');
  const api = useApi();
  const { routesByPath } = useRouter();
  const toCommand = useConversationCommand();
  return useMemo(() => {
    const inConversations: CommandSearch = {
      id: 'found-conversations',
      label: t('command.found_conversations'),
      search: async (q, signal) => {
        const { items } = await callEndpoint(api, conversations.list, { view: 'all', q, limit: HITS }, { signal, retry: false });
        return items.map(toCommand);
      },
    };
    const inCorpus: CommandSearch = {
      id: 'found-entries',
      label: t('command.found_entries'),
      search: async (q, signal) => {
        const { items } = await callEndpoint(api, corpus.list, { q, limit: HITS }, { signal, retry: false });
        return items.map(({ id, question, answer }) => ({
          id: `entry-${id}`,
          label: question,
          description: answer,
          icon: <Library />,
          href: `${CORPUS}?entry=${id}`,
        }));
      },
    };
    return [
      ...(Object.hasOwn(routesByPath, SESSIONS) ? [inConversations] : []),
      ...(Object.hasOwn(routesByPath, CORPUS) ? [inCorpus] : []),
    ];
  }, [api, routesByPath, t, toCommand]);
}
