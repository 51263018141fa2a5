import { TYPING_TTL_MS, type Message } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { useEffect, useReducer } from 'react';
import { useLiveEvent } from '#/data/live.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { INITIAL_LIVE_AUTHOR, reduceLiveAuthor, type LiveAuthor } from './live-author.ts';

/** Who is writing at this moment in a conversation, and the bot's answer so far. */
export function useLiveAuthor(conversationId: string, last: Message | undefined): LiveAuthor {
  const [state, dispatch] = useReducer(reduceLiveAuthor, INITIAL_LIVE_AUTHOR);
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const { typist, colleague } = state;
  const own = (id: string) => id === conversationId;

  useLiveEvent('typing', ({ conversation_id: id, author_kind: kind, name, user_id: userId }) => {
    if (!own(id)) return;
    if (kind === 'contact') dispatch({ type: 'typed', name });
    if (kind === 'agent' && name !== null && userId !== undefined && userId !== me) dispatch({ type: 'colleague_typed', userId, name });
  });
  useLiveEvent('bot_text', ({ conversation_id: id, run_id: runId, text }) => {
    if (own(id)) dispatch({ type: 'streamed', runId, text });
  });
  useLiveEvent('bot_stopped', ({ conversation_id: id, run_id: runId }) => {
    if (own(id)) dispatch({ type: 'stopped', runId });
  });
  useEffect(() => {
    if (last) dispatch({ type: 'stored', message: last });
  }, [last]);
  useEffect(() => {
    if (!typist) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'lapsed' }), TYPING_TTL_MS);
    return () => clearTimeout(timer);
  }, [typist]);
  useEffect(() => {
    if (!colleague) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'colleague_lapsed' }), TYPING_TTL_MS);
    return () => clearTimeout(timer);
  }, [colleague]);
  return state;
}
