import { VERDICT_REASONS, type Message, type VerdictReason } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { useState } from 'react';
import { CHOICE_LOOK, UNCHOSEN_LOOK } from '#/components/chip-look.ts';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';

/** After a thumb that points down on this page: why, with one press. Nobody has to say. */
export function WhyNot({ message }: { message: Message }) {
  const t = useT('later');
  const { judge } = useChat();
  const tell = useFailureToast();
  const isDown = useChatState((state) => state.verdicts[message.seq] === 'down');
  const [given, setGiven] = useState<VerdictReason>();
  if (!isDown) return null;
  if (given !== undefined)
    return (
      <p role="status" className="text-13 text-muted">
        {t('answer.why_thanks')}
      </p>
    );
  const give = (reason: VerdictReason) => {
    setGiven(reason);
    judge(message.seq, 'down', reason).catch((error: unknown) => {
      setGiven(undefined);
      tell(error);
    });
  };
  return (
    <div role="group" aria-label={t('answer.why')} className="flex max-w-full flex-col gap-2">
      <p className="text-13 text-muted">{t('answer.why')}</p>
      <div className="flex flex-wrap gap-2">
        {VERDICT_REASONS.map((reason) => (
          <button key={reason} type="button" onClick={() => give(reason)} className={classNames(CHOICE_LOOK, UNCHOSEN_LOOK)}>
            {t(`answer.reasons.${reason}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
