import { useT } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui';
import { useEffect, useState } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import { LinkedText } from './linked-text.tsx';
import { Bubble } from './bubble.tsx';
import { Face } from './face.tsx';

/** An answer that comes sooner needs no dots, in milliseconds. */
const DOTS_AFTER_MS = 250;
/** An answer that has not come after so long, in milliseconds, is no longer announced by dots. */
const DOTS_FOR_MS = 60_000;

/** What is on its way: the answer as far as it is written, or dots. */
export function ComingAnswer() {
  const stream = useChatState((state) => state.stream);
  const typist = useChatState((state) => state.typist);
  const bot = useChatState((state) => state.bot?.name ?? null);
  const awaitedSeq = useAwaitedSeq();
  if (stream) return <StreamedText text={stream.text} name={bot} />;
  if (typist) return <Dots author={typist.kind} name={typist.kind === 'bot' ? bot : typist.name} />;
  return awaitedSeq === undefined ? null : <Dots author="bot" name={bot} />;
}

/** The visitor's last message while the bot owes it an answer, unless that is immediate or too long ago. */
function useAwaitedSeq(): number | undefined {
  const last = useChatState((state) => state.thread.messages.at(-1));
  const answers = useChatState((state) => state.standing?.status === 'bot' && state.reachable);
  const awaited = answers && last?.author_kind === 'contact' ? last : undefined;
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    if (!awaited || Date.now() - awaited.created_at > DOTS_FOR_MS) return undefined;
    const show = setTimeout(() => setShown(awaited.seq), DOTS_AFTER_MS);
    const hide = setTimeout(() => setShown(undefined), DOTS_FOR_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
    };
  }, [awaited]);
  return awaited?.seq === shown ? shown : undefined;
}

function StreamedText({ text, name }: { text: string; name: string | null }) {
  return (
    <div className="flex gap-2">
      <Face author="bot" name={name} />
      <div className="max-w-[calc(100%-36px)] min-w-0 sm:max-w-[560px]">
        <Bubble look="other">
          <LinkedText text={text} />
          <span aria-hidden="true" className="ms-0.5 inline-block h-4 w-2 rounded-[2px] bg-accent align-[-2px]" />
        </Bubble>
      </div>
    </div>
  );
}

function Dots({ author, name }: { author: 'bot' | 'agent'; name: string | null }) {
  const t = useT('chat');
  const face = useChatState(({ standing }) => (standing?.agent_name === name ? standing.agent_face : null));
  return (
    <div className="flex items-start gap-2">
      <Face author={author} name={name} face={face} />
      <div className="flex h-9 items-center gap-2 rounded-bubble rounded-tl-[6px] bg-bot-bubble px-3.5">
        <VisuallyHidden>{name ? t('thread.typing_by', { name }) : t('thread.typing')}</VisuallyHidden>
        {[0, 0.2, 0.4].map((delay) => (
          <span
            key={delay}
            aria-hidden="true"
            className="dot-pulse size-1.5 rounded-full bg-muted"
            style={{ animationDelay: `${delay}s` }}
          />
        ))}
      </div>
    </div>
  );
}
