import { MESSAGE_MAX, type Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { useAppSelector } from '#/state/use-store.ts';

/** From so many characters left on, the composer counts. */
const COUNT_FROM = MESSAGE_MAX / 10;

interface ComposerNoteProps {
  id: string;
  conversation: Conversation;
  /** Characters that are left; negative where the reply is too long. */
  left: number;
}

/** Under the field: what sending does to the owner, or how much room is left. */
export function ComposerNote({ id, conversation: { owner_kind: owner, agent }, left }: ComposerNoteProps) {
  const t = useT('session');
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const taking = () => {
    if (owner === 'bot') return t('composer.takes_bot');
    if (owner === 'queue') return t('composer.takes_queue');
    return agent && agent.id !== me ? t('composer.takes_agent', { name: agent.name }) : '';
  };
  if (left < 0) return <Note id={id} text={t('composer.too_long', { count: -left })} className="text-danger-text" />;
  return <Note id={id} text={left <= COUNT_FROM ? t('composer.left', { count: left }) : taking()} className="text-muted" />;
}

function Note({ id, text, className }: { id: string; text: string; className: string }) {
  return (
    <p id={id} role="status" className={`min-h-8 content-center text-xs ${className}`}>
      {text}
    </p>
  );
}
