import { useT } from '@lobby/i18n';
import { ArrowRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useHostPage } from '#/components/host-page-context.tsx';
import type { PopupEntry } from '#/components/popup-menu.tsx';

const standsNowhere = () => () => undefined;

/** Sends the launcher of the widget to the other side of its page, without a drag; undefined where it has none that can be moved. */
export function useSideEntry(): PopupEntry | undefined {
  const t = useT('later');
  const host = useHostPage();
  const side = useSyncExternalStore(host?.state.subscribe ?? standsNowhere, () => host?.state.get()?.side);
  if (!host || !side) return undefined;
  const other = side === 'left' ? 'right' : 'left';
  return {
    id: 'side',
    label: t(`frame.to_${other}`),
    icon: <ArrowRight size={16} aria-hidden="true" className={other === 'left' ? 'rotate-180' : undefined} />,
    onChoose: () => host.tell({ unread: 0, side: other }),
  };
}
