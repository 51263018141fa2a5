import { buttonsOf, type Message } from '@lobby/contract';
import { ExternalLink, Headphones } from 'lucide-react';
import { CHIP_LOOK } from '#/components/chip-look.ts';
import { useChat } from '#/components/chat-context.tsx';
import { useAnswerHelp } from './use-answer-help.ts';

/** What the entry behind an answer offers to press: a page, a further question, a person. */
export function AnswerButtons({ message: { sources } }: { message: Message }) {
  const { send } = useChat();
  const { askPerson } = useAnswerHelp();
  const buttons = buttonsOf(sources);
  if (buttons.length === 0) return null;
  return (
    <ul className="flex max-w-full flex-wrap gap-2">
      {buttons
        .map((button, place) => ({ button, place }))
        .map(({ button, place }) => (
          <li key={place} className="max-w-full">
            {button.kind === 'url' ? (
              <a href={button.target} target="_blank" rel="noopener noreferrer" className={CHIP_LOOK}>
                {button.label}
                <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
              </a>
            ) : (
              <button type="button" onClick={() => (button.kind === 'question' ? send(button.target) : askPerson())} className={CHIP_LOOK}>
                {button.kind === 'handoff' ? <Headphones size={14} aria-hidden="true" className="shrink-0" /> : null}
                {button.label}
              </button>
            )}
          </li>
        ))}
    </ul>
  );
}
