import { TYPING_TTL_MS, type VisitorStatus } from '@lobby/contract';
import type { ChatEvent, ChatState } from '#/state/chat-state.ts';
import type { Store } from '#/state/store.ts';
import { isBehind } from '#/state/thread.ts';
import type { LiveListeners } from './live-connection.ts';

/** A streamed answer that is neither continued nor stored for so long was cut off, in milliseconds. */
const STREAM_TTL_MS = 20_000;

/**
 * Where an announcement brought its message along, and the conversation may stand otherwise than before, how it does is read so much
 * later, once for several of them; in milliseconds.
 */
const STANDING_MS = 300;

/** What pages beside the chat hear: something may have changed, in the thread that is named or in any; or somebody types in one. */
export type News = { readonly thread?: string | undefined; readonly typist?: string | null | undefined };

/** Turns announcements into events of the chat; `look` reads what they announce, `tell` passes on what is not the chat's. */
export function hearLive(
  { get, dispatch }: Store<ChatState, ChatEvent>,
  look: () => void,
  tell: (news: News) => void,
): Omit<LiveListeners, 'lost'> {
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let streamTimer: ReturnType<typeof setTimeout> | undefined;
  let standingTimer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    standingTimer ??= setTimeout(() => {
      standingTimer = undefined;
      look();
    }, STANDING_MS);
  };
  return {
    connected() {
      look();
      tell({});
    },
    work_order: (change) => tell({ thread: change.conversation_id }),
    message: (message) => dispatch({ type: 'stored', message }),
    conversation(change) {
      dispatch({
        type: 'announced',
        conversationId: change.conversation_id,
        lastSeq: change.last_seq,
        status: change.status as VisitorStatus,
        ownerEpoch: change.owner_epoch,
        stands: change.stands,
      });
      const { conversationId, thread, standing } = get();
      if (change.conversation_id !== conversationId) return;
      const isMoved = change.status !== standing?.status || change.owner_epoch !== standing.owner_epoch;
      if (isMoved || isBehind(thread)) look();
      else if (change.stands !== true) lookSoon();
    },
    queue_moved: ({ conversation_id: conversationId, queue_position: position, expected_wait: wait }) =>
      dispatch({ type: 'queue_moved', conversationId, position, wait }),
    seen_by_staff: ({ conversation_id: conversationId, seq }) => dispatch({ type: 'seen_by_staff', conversationId, seq }),
    typing({ conversation_id: conversationId, author_kind: kind, name }) {
      if (kind === 'contact') return;
      tell({ thread: conversationId, typist: name });
      dispatch({ type: 'typing', conversationId, kind, name });
      clearTimeout(typingTimer);
      typingTimer = setTimeout(() => dispatch({ type: 'typing_lapsed' }), TYPING_TTL_MS);
    },
    bot_text({ conversation_id: conversationId, run_id: runId, text }) {
      dispatch({ type: 'streamed', conversationId, runId, text });
      clearTimeout(streamTimer);
      streamTimer = setTimeout(() => {
        dispatch({ type: 'stream_ended', runId });
        look();
      }, STREAM_TTL_MS);
    },
    bot_stopped({ run_id: runId }) {
      dispatch({ type: 'stream_ended', runId });
      look();
    },
  };
}
