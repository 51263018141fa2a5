import { isCorrection, type Conversation, type Message } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { useEventWords } from '#/components/conversation/use-event-words.ts';

interface TimelineProps {
  conversation: Conversation;
  messages: readonly Message[];
}

/** What happened to the conversation, the latest first. */
export function Timeline({ conversation, messages }: TimelineProps) {
  const t = useT('session');
  const formats = useFormats();
  const words = useEventWords();
  const lines = messages.filter((message) => !isCorrection(message));
  const events = lines.flatMap(({ seq, event, created_at: at }) => (event ? [{ id: seq, text: words(event), at }] : []));
  const began = { id: 0, text: t('timeline.began'), at: conversation.created_at };
  return (
    <ol>
      {[began, ...events].toReversed().map(({ id, text, at }) => (
        <li
          key={id}
          className="relative border-l border-border pb-3 pl-4 last:border-transparent last:pb-0 before:absolute before:top-1.5 before:-left-1 before:size-[7px] before:rounded-full before:bg-accent"
        >
          <p>{text}</p>
          <time className="text-xs text-muted" title={formats.moment(at)}>
            {formats.relative(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
