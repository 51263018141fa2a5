import { useChatState } from '#/components/chat-context.tsx';
import type { ChatState } from '#/state/chat-state.ts';
import { RatingCard } from './rating-card.tsx';
import { TypedAnswers } from './lazy-typed-answers.ts';

const wasAnswered = ({ thread }: ChatState) => thread.messages.some(({ author_kind: author }) => author === 'agent' || author === 'bot');

/** Under what was said: articles that answer what is being typed to the bot, and after the end how it was. */
export function ThreadFoot() {
  const standing = useChatState((state) => state.standing);
  const answered = useChatState(wasAnswered);
  return (
    <>
      {standing === undefined || standing.status === 'bot' ? <TypedAnswers /> : null}
      {standing?.status === 'resolved' && answered ? <RatingCard given={standing.csat_score} /> : null}
    </>
  );
}
