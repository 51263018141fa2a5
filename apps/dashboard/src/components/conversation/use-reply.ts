import type { Attachment } from '@lobby/contract';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSendReply } from '#/data/message.ts';
import { newMessageId } from '#/state/message-id.ts';
import { sessionOutboxSlice, type Unsent } from '#/state/session-outbox-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';

const { replyWritten, replyFailed, replyRetried, replyGone } = sessionOutboxSlice.actions;

/** Sending replies to one conversation: each is shown at once, and kept until the server has it. */
export function useReply(conversationId: string) {
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { mutate } = useSendReply(conversationId, {
    onStored: ({ clientMsgId }) => dispatch(replyGone(clientMsgId)),
    onFailed: ({ clientMsgId }, error) => dispatch(replyFailed({ clientMsgId, failure: errorText(error) })),
  });
  return {
    send: (text: string, replyToSeq?: number, attachments?: readonly Attachment[]) => {
      const reply = { conversationId, clientMsgId: newMessageId(), text, attachments, replyToSeq, writtenAt: Date.now() };
      dispatch(replyWritten(reply));
      mutate(reply);
    },
    /** The same message once more, under the same id: it is never stored twice. */
    retry: (reply: Unsent) => {
      dispatch(replyRetried(reply.clientMsgId));
      mutate(reply);
    },
    discard: ({ clientMsgId }: Unsent) => dispatch(replyGone(clientMsgId)),
  };
}
