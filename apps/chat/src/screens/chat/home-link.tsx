import { useT } from '@lobby/i18n';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useChat } from '#/components/chat-context.tsx';

/** The face in the header, which leads to the home of the chat. */
export function HomeLink({ children }: { children: ReactNode }) {
  const t = useT('chat');
  const router = useRouter();
  const { tenant } = useChat();
  return (
    <button
      type="button"
      title={t('header.home')}
      aria-label={t('header.home')}
      onClick={() => void router.navigate({ to: '/chat/$tenant/home', params: { tenant } })}
      className="relative shrink-0 rounded-lg pointer-coarse:after:absolute pointer-coarse:after:-inset-1"
    >
      {children}
    </button>
  );
}
