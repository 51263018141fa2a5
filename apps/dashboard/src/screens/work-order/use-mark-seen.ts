import { callEndpoint } from '@lobby/api-client';
import { conversations } from '@lobby/contract';
import { useEffect } from 'react';
import { useApi } from '#/data/api.ts';

/** Notes that the reader has seen everything up to a message. The next message that is seen tells of this one too. */
export function useMarkSeen(conversationId: string, seq: number | undefined, isUnread: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (seq === undefined || !isUnread) return;
    void callEndpoint(api, conversations.read, { id: conversationId, seq }, { quiet: true }).catch(() => undefined);
  }, [api, conversationId, seq, isUnread]);
}
