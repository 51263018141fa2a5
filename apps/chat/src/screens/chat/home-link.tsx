import { useT } from '@lobby/i18n';
import { useRouter } from '@tanstack/react-router';
import { useChat } from '#/components/chat-context.tsx';

/** Lies over the face in the header, and leads to the home of the chat. */
export function HomeLink() {
  const t = useT('chat');
  const router = useRouter();
  const { tenant } = useChat();
  return (
    <button
      type="button"
      title={t('header.home')}
      aria-label={t('header.home')}
      onClick={() => void router.navigate({ to: '/chat/$tenant/home', params: { tenant } })}
      className="absolute inset-0 rounded-lg pointer-coarse:-inset-1"
    />
  );
}
