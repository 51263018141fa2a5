import type { Message, VerdictReason } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import type { Verdict } from '#/state/chat-state.ts';

/** Thumbs, of which one at most is pressed, and a way to say that the question was meant differently. */
export function AnswerVerdict({ message, onMissed }: { message: Message; onMissed: (() => void) | undefined }) {
  const t = useT('later');
  const { judge } = useChat();
  const tell = useFailureToast();
  const judged = useChatState((state) => state.verdicts[message.seq]);
  const verdict = judged === undefined ? (message.verdict ?? null) : judged;
  const press = (next: Verdict, reason?: VerdictReason) => void judge(message.seq, next, reason).catch(tell);
  return (
    <div className="flex items-center gap-0.5 pointer-coarse:gap-3">
      <Thumb
        label={t('answer.up')}
        pressed={verdict === 'up'}
        icon={<ThumbsUp size={16} />}
        onPress={() => press(verdict === 'up' ? null : 'up')}
      />
      <Thumb
        label={t('answer.down')}
        pressed={verdict === 'down'}
        icon={<ThumbsDown size={16} />}
        onPress={() => press(verdict === 'down' ? null : 'down')}
      />
      {onMissed ? (
        <button
          type="button"
          onClick={() => {
            if (verdict === null) press('down', 'off_topic');
            onMissed();
          }}
          className="ms-2 min-h-8 pointer-coarse:min-h-11 text-13 text-muted underline decoration-border underline-offset-4 hover:text-foreground"
        >
          {t('answer.not_meant')}
        </button>
      ) : null}
    </div>
  );
}

function Thumb({ label, pressed, icon, onPress }: { label: string; pressed: boolean; icon: React.ReactNode; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
      className={classNames(
        'relative flex size-8 pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5 items-center justify-center rounded-full transition-colors',
        pressed ? 'bg-accent-tint text-accent-text' : 'text-muted hover:bg-default',
      )}
    >
      {icon}
    </button>
  );
}
