import type { Attachment } from '@lobby/contract';
import type { Chat } from '#/data/open-chat.ts';

/** The chat as the composer of a work order uses it: what is written goes into its thread, and its draft is its own. */
export function writerOf(
  chat: Chat,
  id: string,
  assignee: string | null,
  send: (text: string, files: readonly Attachment[]) => void,
  typing: () => void,
): Chat {
  const { store } = chat;
  return {
    ...chat,
    tenant: `${chat.tenant}:order:${id}`,
    store: {
      ...store,
      get() {
        const state = store.get();
        return state.standing ? { ...state, standing: { ...state.standing, agent_name: assignee } } : state;
      },
    },
    send: (text, files = []) => send(text, files),
    typing,
  };
}
