import { useT } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui';
import { CHIP_LOOK } from '#/components/chip-look.ts';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { FaqDoor } from '#/components/later-parts.tsx';
import { Bubble } from '#/components/message/bubble.tsx';
import { Face } from '#/components/message/face.tsx';

/** How the bot greets, and what visitors often ask. */
export function Welcome({ onAsk }: { onAsk: () => void }) {
  const t = useT('chat');
  const { send } = useChat();
  const bot = useChatState((state) => state.bot);
  if (!bot) return null;
  return (
    <div className="flex gap-2">
      <Face author="bot" name={bot.name} />
      <div className="flex max-w-[calc(100%-36px)] min-w-0 flex-1 sm:max-w-[560px] flex-col items-start gap-2.5">
        <VisuallyHidden>{t('thread.said_by', { name: bot.name })} </VisuallyHidden>
        <span aria-hidden="true" className="-mb-1.5 ms-1 text-xs text-muted">
          {bot.name}
        </span>
        <Bubble look="other">{bot.welcome}</Bubble>
        {bot.disclosure ? <p className="-mt-1 ms-1 text-xs text-muted">{bot.disclosure}</p> : null}
        {bot.suggested_questions.length > 0 ? (
          <ul aria-label={t('thread.suggested')} className="flex flex-wrap gap-2">
            {bot.suggested_questions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => {
                    send(question);
                    onAsk();
                  }}
                  className={CHIP_LOOK}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <FaqDoor />
      </div>
    </div>
  );
}
