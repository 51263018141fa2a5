import type { ApiKey } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, confirm, ErrorState, Panel, Skeleton, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useNow } from '#/components/use-now.ts';
import { apiKeysQuery, useRevokeKey } from '#/data/api-key.ts';
import { useApi } from '#/data/api.ts';
import { HowTo } from './how-to.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

/** Its code loads when it is first asked for. */
const KeyDialog = lazy(() => import('./key-dialog.tsx').then((module) => ({ default: module.KeyDialog })));

/** Times that have passed are worded anew this often, in milliseconds. */
const LOOK_MS = 60_000;

/** Keys with which other programs use the bot, and how. */
export function KeysCard() {
  const t = useT('access');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={t('keys.title')}>
      <p className="mb-3 text-muted">{t('keys.text')}</p>
      <Keys />
      <Button className="mt-3" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('keys.create')}
      </Button>
      <HowTo />
      {isOpen ? (
        <Suspense fallback={null}>
          <KeyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

function Keys() {
  const t = useT('access');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(apiKeysQuery(useApi()));
  if (!data && error)
    return (
      <ErrorState title={t('keys.error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-16 w-full" />;
  if (data.items.length === 0) return <p>{t('keys.none')}</p>;
  return (
    <ul className="divide-y divide-separator border-y border-separator">
      {data.items.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <KeyLine apiKey={key} />
        </li>
      ))}
    </ul>
  );
}

const TONES = { active: 'success', expired: 'neutral', revoked: 'neutral' } as const;

function KeyLine({ apiKey }: { apiKey: ApiKey }) {
  const t = useT('access');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  const { name, prefix, state, scopes, last_used_at: usedAt, expires_at: endsAt, created_by: by } = apiKey;
  const facts = [
    scopes.map((scope) => t(`keys.scope.${SCOPE_WORDS[scope]}`)).join(', '),
    usedAt === null ? t('keys.unused') : t('keys.used', { time: formats.relative(usedAt, now) }),
    ...(endsAt === null ? [] : [t('keys.ends', { time: formats.date(endsAt) })]),
    t('keys.by', { name: by }),
  ];
  return (
    <>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold" dir="auto">
            {name}
          </span>
          <code className="text-13 text-muted">{prefix}…</code>
          <Chip tone={TONES[state]}>{t(`keys.state.${state}`)}</Chip>
        </p>
        <p className="text-13 text-muted">{facts.join(' · ')}</p>
      </div>
      {state === 'active' ? <RevokeButton apiKey={apiKey} /> : null}
    </>
  );
}

function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const t = useT('access');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutate, isPending } = useRevokeKey();
  const revoke = async () => {
    const answer = await confirm({
      title: t('keys.revoke_title', { name }),
      text: t('keys.revoke_text'),
      confirmLabel: t('keys.revoke'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer === 'confirmed')
      mutate(id, { onSuccess: () => toast.success(t('keys.revoked')), onError: (error) => toast.error(errorText(error)) });
  };
  return (
    <Button size="small" aria-label={t('keys.revoke_named', { name })} loading={isPending} onClick={() => void revoke()}>
      {t('keys.revoke')}
    </Button>
  );
}
