import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { toast } from '@lobby/ui';
import { ExternalLink, Link2 } from 'lucide-react';
import type { ScreenAct } from '#/components/screen-acts.tsx';
import { useAppSelector } from '#/state/use-store.ts';

/** Where visitors reach this business: to copy, or to open. */
export function useChatActs(): readonly ScreenAct[] {
  const t = useT('dashboard');
  const slug = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_slug;
  if (!slug) return [];
  const url = `${location.origin}/chat/${slug}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('overview.chat.copied'), { description: url });
    } catch {
      toast.error(t('overview.chat.copy_failed'), { description: url });
    }
  };
  return [
    { id: 'open', label: t('overview.chat.open'), icon: <ExternalLink size={15} />, href: url },
    { id: 'copy', label: t('overview.chat.copy'), icon: <Link2 size={15} />, onAct: () => void copy() },
  ];
}
