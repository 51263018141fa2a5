import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { HostPage } from '#/data/host-page.ts';

/** The way back to the page, once there is one that listens. */
export function ClosePanel({ host }: { host: HostPage }) {
  const t = useT('later');
  const isGreeted = useSyncExternalStore(host.state.subscribe, () => host.state.get() !== undefined);
  if (!isGreeted) return null;
  return (
    <IconButton
      label={t('frame.close')}
      icon={<X size={20} />}
      round
      onClick={() => host.tell({ unread: 0, close: true })}
      className="size-10!"
    />
  );
}
