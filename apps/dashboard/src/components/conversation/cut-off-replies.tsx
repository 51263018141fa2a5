import { useEffect, useEffectEvent } from 'react';
import { useAppSelector } from '#/state/use-store.ts';
import { useReply } from './use-reply.ts';

/** Sends again what a page that is gone was sending, wherever the person is now. */
export function CutOffReplies() {
  const outbox = useAppSelector((state) => state.sessionOutbox);
  const conversations = new Set(outbox.filter(({ cutOff }) => cutOff).map(({ conversationId }) => conversationId));
  return [...conversations].map((id) => <OfConversation key={id} conversationId={id} />);
}

/** One after the other, in the order in which they were written. */
function OfConversation({ conversationId }: { conversationId: string }) {
  const outbox = useAppSelector((state) => state.sessionOutbox);
  const { resume } = useReply(conversationId);
  const resumeAll = useEffectEvent(() => {
    for (const reply of outbox) if (reply.conversationId === conversationId && reply.cutOff) resume(reply);
  });
  useEffect(() => resumeAll(), []);
  return null;
}
