import { useChatState } from '#/components/chat-context.tsx';
import type { ChatState } from '#/state/chat-state.ts';
import { RatingCard } from './rating-card.tsx';
import { TypedAnswers } from './lazy-typed-answers.ts';

const wasAnswered = ({ thread }: ChatState) => thread.messages.some(({ author_kind: author }) => author === 'agent' || author === 'bot');

/** The person who wrote last; null where none has. */
const lastPerson = ({ thread }: ChatState) =>
  thread.messages.findLast(({ author_kind: author }) => author === 'agent')?.author_name ?? null;

/** Under what was said: articles that answer what is being typed to the bot, and after the end how it was. */
export function ThreadFoot() {
  const standing = useChatState((state) => state.standing);
  const answered = useChatState(wasAnswered);
  const answerer = useChatState(lastPerson);
  return (
    <>
      {standing === undefined || standing.status === 'bot' ? <TypedAnswers /> : null}
      {standing?.status === 'resolved' && answered ? (
        <RatingCard key={String(standing.csat_score)} given={standing.csat_score} name={answerer} />
      ) : null}
    </>
  );
}
