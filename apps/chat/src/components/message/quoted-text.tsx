import { wordsOf } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { LastFileText } from '#/components/attachment/last-file-text.tsx';
import { useChatState } from '#/components/chat-context.tsx';

/** The beginning of the message that this one answers. */
export function QuotedText({ seq }: { seq: number }) {
  const t = useT('chat');
  const quoted = useChatState((state) => state.thread.messages.find((message) => message.seq === seq));
  const file = quoted?.attachments?.[0];
  return (
    <span className="mb-1.5 block max-w-full truncate rounded-lg border-s-2 border-current bg-foreground/5 px-2 py-1 text-xs opacity-80">
      {(quoted && wordsOf(quoted)) || (file ? <LastFileText file={file} /> : t('thread.quoted'))}
    </span>
  );
}
