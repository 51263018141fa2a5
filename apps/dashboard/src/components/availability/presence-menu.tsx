import { PRESENCES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { membersQuery, useFreshMembers, useSetPresence } from '#/data/team.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { PresenceDot } from './presence-dot.tsx';
import { useActivityBeat } from './use-activity-beat.ts';

/** Whether the person takes conversations; says so to colleagues and to the queue. */
export function PresenceMenu({ collapsed }: { collapsed: boolean }) {
  const t = useT('dashboard');
  const errorText = useErrorText();
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  const { data } = useQuery(membersQuery(useApi()));
  const { mutate } = useSetPresence();
  useFreshMembers();
  useActivityBeat();
  const own = data?.items.find(({ id }) => id === user?.id);
  if (!own) return null;
  const word = t(`presence.${own.presence}`);
  const entries = PRESENCES.map((presence) => ({
    id: presence,
    label: t(`presence.${presence}`),
    icon: <PresenceDot presence={presence} />,
    onAction: () => mutate(presence, { onError: (error) => void toast.error(t('presence.failed'), { description: errorText(error) }) }),
  }));
  return (
    <MenuOnDemand
      label={t('presence.label', { presence: word })}
      placement="top start"
      entries={entries}
      wrapperClassName="mb-1"
      className={collapsed ? 'h-8! w-full px-0!' : 'h-8! w-full justify-start! gap-2! px-2! font-normal!'}
      trigger={
        <>
          <PresenceDot presence={own.presence} />
          {collapsed ? null : (
            <>
              <span className="min-w-0 flex-1 truncate text-left text-13">{word}</span>
              <ChevronsUpDown size={14} aria-hidden="true" className="text-muted" />
            </>
          )}
        </>
      }
    />
  );
}
