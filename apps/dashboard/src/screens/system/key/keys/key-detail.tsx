import type { ApiKey } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, confirm, Sheet, toast } from '@lobby/ui';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useNow } from '#/components/use-now.ts';
import { useEndKey, useRotateKey } from '#/data/api-key.ts';
import { KeyState, shownState } from './key-columns.tsx';
import { KeyUse } from './key-use.tsx';
import { SCOPE_WORDS } from './scope-areas.ts';
import { useKeyChannels } from './use-key-channels.ts';

const LOOK_MS = 60_000;
/** For how long a key goes on beside the one that takes over, in milliseconds. */
const BOTH_MS = 86_400_000;

/** A key that is shown this once, and what is said above it. */
export interface ShownKey {
  readonly key: string;
  readonly text: string;
}

interface KeyDetailProps {
  apiKey: ApiKey;
  rateMax: number;
  onEdit: () => void;
  onShow: (shown: ShownKey) => void;
  onClose: () => void;
}

/** One key: what it may do, how it is used, and what can be done with it. */
export function KeyDetail({ apiKey, rateMax, onEdit, onShow, onClose }: KeyDetailProps) {
  const t = useT('keys');
  const state = shownState(apiKey);
  const isUsable = state !== 'expired' && state !== 'revoked';
  return (
    <Sheet
      open
      onClose={onClose}
      title={<span dir="auto">{apiKey.name}</span>}
      description={<KeyState apiKey={apiKey} />}
      footer={
        isUsable ? (
          <>
            <EndButton apiKey={apiKey} />
            <span className="flex-1" />
            <Button icon={<Pencil size={15} aria-hidden="true" />} onClick={onEdit}>
              {t('detail.edit')}
            </Button>
            {state === 'replaced' ? null : <RotateButton apiKey={apiKey} onShow={onShow} />}
          </>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5">
        {state === 'replaced' ? <Alert tone="warning">{t('detail.replaced')}</Alert> : null}
        <Facts apiKey={apiKey} rateMax={rateMax} />
        <KeyUse use={apiKey.use} />
      </div>
    </Sheet>
  );
}

function Facts({ apiKey, rateMax }: Pick<KeyDetailProps, 'apiKey' | 'rateMax'>) {
  const t = useT('keys');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  const { listOf } = useKeyChannels();
  const { last_used_at: usedAt, last_address: from, expires_at: endsAt, rate_per_min: rate, allowed_addresses: addresses } = apiKey;
  const used =
    usedAt === null
      ? t('unused')
      : from === null
        ? formats.relative(usedAt, now)
        : t('detail.used_from', { time: formats.relative(usedAt, now), address: from });
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2.5 text-13 max-sm:grid-cols-1 max-sm:gap-y-1">
      <Fact name={t('detail.scopes')}>
        <ul className="flex flex-col gap-1">
          {apiKey.scopes.map((scope) => (
            <li key={scope}>
              {t(`scope.${SCOPE_WORDS[scope]}`)} <code className="text-xs text-muted">{scope}</code>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={t('detail.channels')}>
        <span dir="auto">{apiKey.channel_ids.length === 0 ? t('detail.channels_all') : listOf(apiKey.channel_ids)}</span>
      </Fact>
      <Fact name={t('detail.prefix')}>
        <code className="break-all">{apiKey.prefix}…</code>
      </Fact>
      <Fact name={t('detail.ends')}>{endsAt === null ? t('never') : formats.moment(endsAt, now)}</Fact>
      <Fact name={t('detail.used')}>{used}</Fact>
      <Fact name={t('detail.addresses')}>{addresses.length === 0 ? t('detail.anywhere') : addresses.join(', ')}</Fact>
      <Fact name={t('detail.rate')}>{rate === null ? t('detail.rate_all', { max: formats.number(rateMax) }) : formats.number(rate)}</Fact>
      <Fact name={t('detail.created')}>
        {t('detail.created_by', { date: formats.date(apiKey.created_at, now), name: apiKey.created_by })}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:mb-2">{children}</dd>
    </>
  );
}

function RotateButton({ apiKey: { id, name, expires_at: endsAt }, onShow }: Pick<KeyDetailProps, 'apiKey' | 'onShow'>) {
  const t = useT('keys');
  const common = useT('common');
  const formats = useFormats();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useRotateKey();
  const rotate = async () => {
    const answer = await confirm({
      title: t('rotate.title', { name }),
      text: t('rotate.text'),
      confirmLabel: t('detail.rotate'),
      cancelLabel: common('actions.cancel'),
    });
    if (answer !== 'confirmed') return;
    // By then the key is a replaced one, and its button is gone: the answer is waited for, which a callback would not be told.
    try {
      const { key, created_at: at } = await mutateAsync(id);
      const until = Math.min(endsAt ?? Infinity, at + BOTH_MS);
      onShow({ key, text: t('shown.rotated', { time: formats.momentWithin(until, at) }) });
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <Button variant="primary" icon={<RefreshCw size={15} aria-hidden="true" />} loading={isPending} onClick={() => void rotate()}>
      {t('detail.rotate')}
    </Button>
  );
}

function EndButton({ apiKey: { id, name } }: Pick<KeyDetailProps, 'apiKey'>) {
  const t = useT('keys');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useEndKey();
  const end = async () => {
    const answer = await confirm({
      title: t('revoke.title', { name }),
      text: t('revoke.text'),
      confirmLabel: t('detail.revoke'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer !== 'confirmed') return;
    try {
      await mutateAsync(id);
      toast.success(t('revoke.done'));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <Button variant="ghost" icon={<Trash2 size={15} aria-hidden="true" />} loading={isPending} onClick={() => void end()}>
      {t('detail.revoke')}
    </Button>
  );
}
