import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useChat } from '#/components/chat-context.tsx';
import { useAnswerHelp } from './use-answer-help.ts';

/** Two ways on after an answer to another question. */
export function NotMeant({ message }: { message: Message }) {
  const t = useT('later');
  const chatT = useT('chat');
  const { store } = useChat();
  const { askPerson, rephrase } = useAnswerHelp();
  const question = () =>
    store.get().thread.messages.findLast(({ seq, author_kind: author }) => seq < message.seq && author === 'contact')?.body ?? '';
  return (
    <div role="status" className="mt-1 w-full max-w-sm rounded-2xl border border-accent-pale-border bg-accent-pale p-3.5">
      <p className="text-sm">{t('answer.not_meant_text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => rephrase(question())}>
          {t('answer.rephrase')}
        </Button>
        <Button size="small" onClick={askPerson}>
          {chatT('person.talk')}
        </Button>
      </div>
    </div>
  );
}
