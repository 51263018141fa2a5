import type { AuditEntry } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Avatar, type DataColumn } from '@lobby/ui';
import { useMemo } from 'react';
import { auditWords } from './audit-words.ts';

/** The columns of the log; on phones who and when stand under what. */
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
        cell: ({ action, details, actor, at, target }) => (
          <span className="block min-w-0">
            <span className="block truncate">
              {words.action(action)}
              {target.label ? <span className="text-muted sm:hidden"> · {target.label}</span> : null}
            </span>
            {details ? <span className="block truncate text-xs text-muted max-sm:hidden">{words.details(details)}</span> : null}
            <span className="block truncate text-xs text-muted tabular-nums sm:hidden">
              {actor?.name ?? t('lobby')} · {formats.moment(at)}
            </span>
          </span>
        ),
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
        width: '190px',
        hideOnPhones: true,
        cell: ({ at }) => <span className="tabular-nums">{formats.moment(at)}</span>,
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
