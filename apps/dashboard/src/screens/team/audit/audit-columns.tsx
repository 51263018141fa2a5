import type { AuditEntry } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Avatar, type DataColumn } from '@lobby/ui';
import { useMemo } from 'react';
import { auditWords } from './audit-words.ts';

/** The columns of the log; on phones when and who stand in one. */
export function useAuditColumns(): DataColumn<AuditEntry>[] {
  const t = useT('audit');
  const formats = useFormats();
  return useMemo(() => {
    const words = auditWords(t);
    return [
      {
        id: 'action',
        header: t('action'),
        fixed: true,
        cell: ({ action, details }) => <Two first={words.action(action)} second={details ? words.details(details) : ''} />,
      },
      {
        id: 'person',
        header: t('person'),
        width: '180px',
        hideOnPhones: true,
        cell: ({ actor }) => (
          <span className="flex min-w-0 items-center gap-2.5">
            {actor ? <Avatar name={actor.name} size={28} decorative /> : null}
            <span className="truncate">{actor?.name ?? t('lobby')}</span>
          </span>
        ),
      },
      {
        id: 'target',
        header: t('target'),
        width: '200px',
        hideOnPhones: true,
        cell: ({ target }) => (
          <Two first={target.label ?? words.target(target.kind)} second={target.label ? words.target(target.kind) : ''} />
        ),
      },
      {
        id: 'address',
        header: t('address'),
        width: '140px',
        hideOnPhones: true,
        cell: ({ ip }) => <span className="tabular-nums">{ip}</span>,
      },
      {
        id: 'when',
        header: t('when'),
        width: '168px',
        fixed: true,
        cell: ({ at, actor }) => (
          <span className="block min-w-0">
            <span className="block truncate tabular-nums">{formats.dateTime(at)}</span>
            <span className="block truncate text-xs text-muted sm:hidden">{actor?.name ?? t('lobby')}</span>
          </span>
        ),
      },
    ];
  }, [t, formats]);
}

function Two({ first, second }: { first: string; second: string }) {
  return (
    <span className="block min-w-0">
      <span className="block truncate">{first}</span>
      {second === '' ? null : <span className="block truncate text-xs text-muted">{second}</span>}
    </span>
  );
}
