import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Chat } from '#/data/open-chat.ts';
import type { ChatState } from '#/state/chat-state.ts';

const ChatContext = createContext<Chat | undefined>(undefined);

/** Gives the chat of a tenant to everything below it. */
export const ChatProvider = ChatContext.Provider;

/** The chat of this screen. */
export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('The chat needs a ChatProvider above');
  return chat;
}

/** A part of the chat's state; `select` picks it without making anything new. */
export function useChatState<Part>(select: (state: ChatState) => Part): Part {
  const { store } = useChat();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
