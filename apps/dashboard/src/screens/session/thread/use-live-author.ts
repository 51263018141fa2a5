import { TYPING_TTL_MS, type Message } from '@lobby/contract';
import { useEffect, useReducer } from 'react';
import { useLiveEvent } from '#/data/live.ts';
import { INITIAL_LIVE_AUTHOR, reduceLiveAuthor, type LiveAuthor } from './live-author.ts';

/** Who is writing at this moment in a conversation, and the bot's answer so far. */
export function useLiveAuthor(conversationId: string, last: Message | undefined): LiveAuthor {
  const [state, dispatch] = useReducer(reduceLiveAuthor, INITIAL_LIVE_AUTHOR);
  const { typist } = state;
  const own = (id: string) => id === conversationId;

  useLiveEvent('typing', ({ conversation_id: id, author_kind: kind, name }) => {
    if (own(id) && kind === 'contact') dispatch({ type: 'typed', name });
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
  return state;
}
