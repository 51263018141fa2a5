import { useEffect } from 'react';
import { useNavigate } from '#/components/use-navigate.ts';
import type { Chat } from '#/data/open-chat.ts';

/** Chats whose home was shown: whoever comes from there is not led back. */
const shown = new WeakSet<Chat>();

/** Leads to the home of the chat before anything was said, once, and nobody away from what they are writing. */
export function OpenHome({ chat }: { chat: Chat }): null {
  const navigate = useNavigate();
  useEffect(() => {
    const isWriting = chat.store.get().unsent.length > 0 || chat.storage.session.getItem(`lobby-draft:${chat.tenant}`) !== null;
    if (shown.has(chat) || isWriting) return;
    shown.add(chat);
    navigate({ to: '/chat/$tenant/home', params: { tenant: chat.tenant }, replace: true });
  }, [chat, navigate]);
  return null;
}
