import { useT } from '@lobby/i18n';
import { useChat } from '#/components/chat-context.tsx';
import { useNavigate } from '#/components/use-navigate.ts';

/** Lies over the face in the header, and leads to the home of the chat. */
export function HomeLink() {
  const t = useT('chat');
  const navigate = useNavigate();
  const { tenant } = useChat();
  return (
    <button
      type="button"
      title={t('header.home')}
      aria-label={t('header.home')}
      onClick={() => navigate({ to: '/chat/$tenant/home', params: { tenant } })}
      className="absolute inset-0 rounded-lg pointer-coarse:-inset-1"
    />
  );
}
