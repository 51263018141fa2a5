import { useStore } from 'react-redux';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { sendReplyOnLeave, useSendReply } from '#/data/message.ts';
import { newMessageId } from '#/state/message-id.ts';
import type { RootState } from '#/state/root-reducer.ts';
import { sessionOutboxSlice, type Unsent } from '#/state/session-outbox-slice.ts';
import { UNDO_SEND_MS } from '#/state/undo-send-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';

const { replyWritten, replyFailed, replyRetried, replyReleased, replyGone } = sessionOutboxSlice.actions;

/** What belongs to a reply beside its words. */
type ReplyDetails = Pick<Unsent, 'attachments' | 'cards' | 'replyToSeq' | 'cannedIds' | 'original'>;

/** Sending replies to one conversation: each is shown at once, and kept until the server has it. */
export function useReply(conversationId: string) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const api = useApi();
  const errorText = useErrorText();
  const { mutate } = useSendReply(conversationId, {
    onStored: ({ clientMsgId }) => dispatch(replyGone(clientMsgId)),
    onFailed: ({ clientMsgId }, error) => dispatch(replyFailed({ clientMsgId, failure: errorText(error) })),
  });
  /** Sends when its time is over, also after the thread has left the screen; a page that is left sends at once. */
  const hold = (reply: Unsent) => {
    const isHeld = () => store.getState().sessionOutbox.some((each) => each.clientMsgId === reply.clientMsgId);
    const end = (send: (reply: Unsent) => void) => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      if (!isHeld()) return;
      dispatch(replyReleased(reply.clientMsgId));
      send(reply);
    };
    const leave = () => end((each) => sendReplyOnLeave(api, each));
    const timer = setTimeout(() => end(mutate), (reply.heldUntil ?? 0) - Date.now());
    addEventListener('pagehide', leave);
  };
  return {
    send: (text: string, details: ReplyDetails = {}) => {
      const writtenAt = Date.now();
      const reply = { conversationId, clientMsgId: newMessageId(), text, ...details, writtenAt };
      if (!store.getState().undoSend) {
        dispatch(replyWritten(reply));
        mutate(reply);
        return;
      }
      const held = { ...reply, heldUntil: writtenAt + UNDO_SEND_MS };
      dispatch(replyWritten(held));
      hold(held);
    },
    /** The same message once more, under the same id: it is never stored twice. */
    retry: (reply: Unsent) => {
      dispatch(replyRetried(reply.clientMsgId));
      mutate(reply);
    },
    /** Goes on with what an earlier page was sending, once; what waits for an Undo there goes on waiting here. */
    resume: (reply: Unsent) => {
      const isCutOff = store.getState().sessionOutbox.some((each) => each.clientMsgId === reply.clientMsgId && each.cutOff);
      if (!isCutOff) return;
      dispatch(replyRetried(reply.clientMsgId));
      if ((reply.heldUntil ?? 0) > Date.now()) return hold(reply);
      dispatch(replyReleased(reply.clientMsgId));
      mutate(reply);
    },
    discard: ({ clientMsgId }: Unsent) => dispatch(replyGone(clientMsgId)),
  };
}
