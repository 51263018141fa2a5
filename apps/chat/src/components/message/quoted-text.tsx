import { useT } from '@lobby/i18n';
import { useChatState } from '#/components/chat-context.tsx';

/** The beginning of the message that this one answers. */
export function QuotedText({ seq }: { seq: number }) {
  const t = useT('chat');
  const body = useChatState((state) => state.thread.messages.find((message) => message.seq === seq)?.body);
  return (
    <span className="mb-1.5 block max-w-full truncate rounded-lg border-s-2 border-current bg-foreground/5 px-2 py-1 text-xs opacity-80">
      {body || t('thread.quoted')}
    </span>
  );
}
