import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Headphones } from 'lucide-react';
import { useState } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import { OrderOffer } from '#/components/order/lazy-order-offer.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { AnswerVerdict } from './answer-verdict.tsx';
import { NotMeant } from './not-meant.tsx';
import { openOfferIn } from './open-offer.ts';
import { SourceChips } from './source-chips.tsx';
import { useAnswerHelp } from './use-answer-help.ts';
import { WhyNot } from './why-not.tsx';

/** Answers that say something about the business, which can be right or wrong. */
const JUDGED: ReadonlySet<Message['answer_kind']> = new Set(['exact', 'generated'] as const);

/** Under an answer: where it comes from, whether it helped, and what to do where it did not. */
export function AnswerFoot({ message, latest }: { message: Message; latest: boolean }) {
  const t = useT('chat');
  const { askPerson } = useAnswerHelp();
  const withBot = useChatState((state) => state.standing?.status === 'bot');
  const [missed, setMissed] = useState(false);
  const open = latest && withBot;
  if (open && (message.answer_kind === 'no_answer' || message.answer_kind === 'order')) {
    const asked = message.answer_kind === 'order';
    return (
      <div className="mt-2.5 flex w-full flex-wrap gap-2">
        <Button size="small" icon={<Headphones size={16} />} onClick={askPerson} className={asked ? 'order-last' : undefined}>
          {t('person.talk')}
        </Button>
        <OrderOffer asked={asked} />
        <AnswerButtons message={message} />
      </div>
    );
  }
  if (message.answer_kind === 'clarify') return <OfferedQuestions message={message} />;
  if (!JUDGED.has(message.answer_kind)) return open ? <AnswerButtons message={message} /> : null;
  return (
    <div className="mt-2.5 flex max-w-full flex-col items-start gap-1">
      <AnswerButtons message={message} />
      <SourceChips message={message} />
      <AnswerVerdict message={message} onMissed={open ? () => setMissed(true) : undefined} />
      {open && missed ? <NotMeant message={message} /> : <WhyNot message={message} />}
    </div>
  );
}

/** What may have been meant can be chosen until something was, whatever is said in between. */
function OfferedQuestions({ message }: { message: Message }) {
  const open = useChatState((state) => state.standing?.status === 'bot' && openOfferIn(state.thread.messages) === message.seq);
  return open ? <AnswerButtons message={message} /> : null;
}
