import type { ApiKey } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip, type DataColumn, type Tone } from '@lobby/ui';
import { useNow } from '#/components/use-now.ts';
import { SCOPE_AREAS } from './scope-areas.ts';
import { useKeyChannels } from './use-key-channels.ts';

/** Times that have passed are worded anew this often, in milliseconds. */
const LOOK_MS = 60_000;

/** How a key stands, as people see it: what was replaced goes on for a while, and is not to be used any more. */
export type ShownState = ApiKey['state'] | 'replaced';

export function shownState({ state, is_replaced: isReplaced }: Pick<ApiKey, 'state' | 'is_replaced'>): ShownState {
  return isReplaced && (state === 'active' || state === 'expiring') ? 'replaced' : state;
}

const TONES: Readonly<Record<ShownState, Tone>> = {
  active: 'success',
  expiring: 'warning',
  replaced: 'warning',
  expired: 'neutral',
  revoked: 'neutral',
};

export function KeyState({ apiKey }: { apiKey: ApiKey }) {
  const t = useT('keys');
  const state = shownState(apiKey);
  return <Chip tone={TONES[state]}>{t(`state.${state}`)}</Chip>;
}

/** Calls of the days that a key comes with. */
export function callsOf({ use }: Pick<ApiKey, 'use'>): number {
  return use.reduce((sum, { calls }) => sum + calls, 0);
}

/** What the table says of a key. */
export function useKeyColumns(): DataColumn<ApiKey>[] {
  const t = useT('keys');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  const { listOf } = useKeyChannels();
  const areasOf = ({ scopes }: ApiKey) =>
    SCOPE_AREAS.filter((area) => area.scopes.some((scope) => scopes.includes(scope)))
      .map(({ id }) => t(`area.${id}`))
      .join(' · ');
  return [
    { id: 'name', header: t('column.name'), cell: (key) => <KeyName apiKey={key} /> },
    { id: 'state', header: t('column.state'), width: '120px', skeleton: 'chip', cell: (key) => <KeyState apiKey={key} /> },
    {
      id: 'scopes',
      header: t('column.scopes'),
      width: '30%',
      cell: (key) =>
        key.channel_ids.length === 0 ? (
          <span className="line-clamp-2 text-muted">{areasOf(key)}</span>
        ) : (
          <span className="block min-w-40 text-muted">
            <span className="block truncate">{areasOf(key)}</span>
            <span className="block truncate text-xs" dir="auto">
              {t('only_channels', { names: listOf(key.channel_ids) })}
            </span>
          </span>
        ),
    },
    {
      id: 'used',
      header: t('column.used'),
      width: '130px',
      cell: ({ last_used_at: at }) => <Moment text={at === null ? undefined : formats.relative(at, now)} none={t('unused')} />,
    },
    {
      id: 'calls',
      header: t('column.calls'),
      width: '130px',
      align: 'end',
      skeleton: 'number',
      cell: (key) => formats.number(callsOf(key)),
    },
    {
      id: 'ends',
      header: t('column.ends'),
      width: '130px',
      cell: ({ expires_at: at }) => <Moment text={at === null ? undefined : formats.date(at, now)} none={t('never')} />,
    },
  ];
}

/** On one line, however narrow the table is. */
function Moment({ text, none }: { text: string | undefined; none: string }) {
  return <span className={text === undefined ? 'whitespace-nowrap text-muted' : 'whitespace-nowrap'}>{text ?? none}</span>;
}

function KeyName({ apiKey: { name, prefix } }: { apiKey: ApiKey }) {
  return (
    <span className="block min-w-40">
      <span className="block truncate font-semibold" dir="auto">
        {name}
      </span>
      <code className="block truncate text-xs text-muted">{prefix}…</code>
    </span>
  );
}
