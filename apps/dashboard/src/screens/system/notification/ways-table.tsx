import {
  NOTIFICATION_TYPES,
  NOTIFICATION_WAYS,
  type NotificationPreference,
  type NotificationType,
  type NotificationWay,
} from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui';

/** The types under the heading that each belongs to. */
const AREAS = [
  { id: 'chats', types: ['chat.', 'csat.'] },
  { id: 'orders', types: ['wo.'] },
  { id: 'knowledge', types: ['corpus.'] },
  { id: 'business', types: ['channel.', 'quota.', 'plan.', 'key.', 'figures.', 'team.'] },
  { id: 'account', types: ['login.'] },
] as const;

interface WaysTableProps {
  ways: NotificationPreference['ways'];
  onChange: (type: NotificationType, ways: NotificationWay[]) => void;
}

/** How the person is told of each type: a row a type, a column a way. */
export function WaysTable({ ways, onChange }: WaysTableProps) {
  const t = useT('notification');
  const shown = NOTIFICATION_TYPES.filter((type) => ways[type] !== undefined);
  const areas = AREAS.map(({ id, types }) => ({ id, types: shown.filter((type) => types.some((start) => type.startsWith(start))) }));
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead>
        <tr className="border-b border-border text-13 text-muted">
          <th scope="col" className="px-5 pb-2 text-left font-medium max-sm:pl-4">
            {t('ways.what')}
          </th>
          {NOTIFICATION_WAYS.map((way) => (
            <th key={way} scope="col" className="w-24 px-1 pb-2 text-center font-medium wrap-anywhere max-sm:w-13 max-sm:text-[11px]">
              {t(`ways.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      {areas
        .filter(({ types }) => types.length > 0)
        .map(({ id, types }) => (
          <tbody key={id} className="border-b border-border last:border-b-0">
            <tr>
              <th
                scope="rowgroup"
                colSpan={NOTIFICATION_WAYS.length + 1}
                className="px-5 pt-3 pb-1 text-left text-13 font-medium text-muted max-sm:pl-4"
              >
                {t(`area.${id}`)}
              </th>
            </tr>
            {types.map((type) => (
              <TypeRow key={type} type={type} own={ways[type] ?? []} onChange={onChange} />
            ))}
          </tbody>
        ))}
    </table>
  );
}

function TypeRow({
  type,
  own,
  onChange,
}: {
  type: NotificationType;
  own: readonly NotificationWay[];
  onChange: WaysTableProps['onChange'];
}) {
  const t = useT('notification');
  const name = t(`type.${type.replace('.', '_') as 'chat_waiting'}`);
  return (
    <tr className="last:*:pb-3">
      <th scope="row" className="px-5 py-1.5 text-left font-normal wrap-anywhere max-sm:pl-4">
        {name}
      </th>
      {NOTIFICATION_WAYS.map((way) => (
        <td key={way} className="text-center">
          <Checkbox
            aria-label={`${name}: ${t(`ways.${way}`)}`}
            checked={own.includes(way)}
            onChange={({ target }) =>
              onChange(
                type,
                NOTIFICATION_WAYS.filter((each) => (each === way ? target.checked : own.includes(each))),
              )
            }
            className="justify-center p-1.5 pointer-coarse:p-3"
          />
        </td>
      ))}
    </tr>
  );
}
