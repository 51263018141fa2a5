import { TYPING_TTL_MS, type VisitorStatus } from '@lobby/contract';
import type { ChatEvent, ChatState } from '#/state/chat-state.ts';
import type { Store } from '#/state/store.ts';
import type { LiveListeners } from './live-connection.ts';

/** A streamed answer that is neither continued nor stored for so long was cut off, in milliseconds. */
const STREAM_TTL_MS = 20_000;

/** What pages beside the chat hear: something may have changed, in the thread that is named or in any; or somebody types in one. */
export type News = { readonly thread?: string | undefined; readonly typist?: string | null | undefined };

/** Turns announcements into events of the chat; `look` reads what they announce, `tell` passes on what is not the chat's. */
export function hearLive({ get, dispatch }: Store<ChatState, ChatEvent>, look: () => void, tell: (news: News) => void): LiveListeners {
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let streamTimer: ReturnType<typeof setTimeout> | undefined;
  return {
    connected() {
      look();
      tell({});
    },
    work_order: (change) => tell({ thread: change.conversation_id }),
    conversation(change) {
      dispatch({
        type: 'announced',
        conversationId: change.conversation_id,
        lastSeq: change.last_seq,
        status: change.status as VisitorStatus,
        ownerEpoch: change.owner_epoch,
      });
      if (change.conversation_id === get().conversationId) look();
    },
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
