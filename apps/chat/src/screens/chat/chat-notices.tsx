import { useChat } from '#/components/chat-context.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { StorageNotice } from './storage-notice.tsx';

/** What stands in the way of the chat: of its connection, of its memory. */
export function ChatNotices() {
  const { storage } = useChat();
  return (
    <>
      <ConnectionBanner />
      {storage.lasting ? null : <StorageNotice />}
    </>
  );
}
