import { useT } from '@lobby/i18n';
import { useEffect } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import type { ChatState } from '#/state/chat-state.ts';
import { RatingCard } from './rating-card.tsx';
import { TypedAnswers } from './lazy-typed-answers.ts';

const latestSaid = ({ thread }: ChatState) => thread.messages.findLast(({ kind }) => kind === 'text');
const latestOfOthers = ({ thread }: ChatState) => thread.messages.findLast((message) => message.author_kind !== 'contact')?.seq ?? 0;
const wasAnswered = ({ thread }: ChatState) => thread.messages.some(({ author_kind: author }) => author === 'agent' || author === 'bot');

/** Under what was said: that a person has seen it, articles that answer what is being typed to the bot, and after the end how it was. Tells the other side what was seen here. */
export function ThreadFoot() {
  const t = useT('chat');
  useReadMarks();
  const last = useChatState(latestSaid);
  const standing = useChatState((state) => state.standing);
  const answered = useChatState(wasAnswered);
  const withPerson = standing?.status === 'open' || standing?.status === 'waiting';
  const seen = withPerson && last?.author_kind === 'contact' && last.seq <= standing.staff_seen_seq;
  return (
    <>
      {seen ? <p className="-mt-3 text-end text-xs text-muted">{t('thread.seen')}</p> : null}
      {standing === undefined || standing.status === 'bot' ? <TypedAnswers /> : null}
      {standing?.status === 'resolved' && answered ? <RatingCard given={standing.csat_score} /> : null}
    </>
  );
}

/** What stands on a page that is looked at counts as seen. */
function useReadMarks(): void {
  const chat = useChat();
  const seq = useChatState(latestOfOthers);
  useEffect(() => {
    if (seq === 0) return undefined;
    const tell = () => (document.visibilityState === 'visible' ? chat.seen(seq) : undefined);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [chat, seq]);
}
