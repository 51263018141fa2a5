import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Headphones } from 'lucide-react';
import type { Chat } from '#/data/open-chat.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useNavigate } from './use-navigate.ts';

interface PersonButtonProps {
  chat: Chat;
  /** Comes along to a person. */
  onPerson?: (() => Promise<void>) | undefined;
}

/** Calls a person from beside the chat, and leads there. */
export function PersonButton({ chat, onPerson }: PersonButtonProps) {
  const t = useT('chat');
  const navigate = useNavigate();
  const tell = useFailureToast();
  const askPerson = async () => {
    await onPerson?.();
    navigate({ to: '/chat/$tenant', params: { tenant: chat.tenant } });
    await chat.askPerson();
  };
  return (
    <Button
      size="small"
      icon={<Headphones size={16} />}
      aria-label={`${t('person.human')}: ${t('person.talk')}`}
      onClick={() => void askPerson().catch(tell)}
    >
      {t('person.human')}
    </Button>
  );
}
