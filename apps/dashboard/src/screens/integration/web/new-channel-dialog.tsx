import { CHANNEL_NAME_MAX, channelOriginSchema } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, TextField } from '@lobby/ui';
import { useRef, useState } from 'react';
import { readOrigins } from '#/components/account/business/read-origins.ts';
import { FormDialog } from '#/components/form-dialog.tsx';
import { useWebSearch } from '#/components/integration/use-web-search.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useCreateChannel } from '#/data/channel.ts';
import { siteName } from './channel-state.tsx';

/** The same in every language: the end of the name is kept free for examples. */
const EXAMPLE = 'shop.example';

/** Asks for the website, and what to call it; its host where nothing is said. */
export function NewChannelDialog({ onClose }: { onClose: () => void }) {
  const t = useT('integration');
  const errorText = useErrorText();
  const { open } = useWebSearch();
  const { mutate, isPending, error } = useCreateChannel();
  const [id] = useState(() => crypto.randomUUID());
  const [site, setSite] = useState('');
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const siteField = useRef<HTMLInputElement>(null);
  const { origins, wrong } = readOrigins(site, channelOriginSchema);
  const [origin] = origins;
  const isWrong = origin === undefined || wrong !== undefined;
  const submit = () => {
    setIsTried(true);
    if (isWrong) return siteField.current?.focus();
    const called = name.trim() || siteName(origin).slice(0, CHANNEL_NAME_MAX);
    return mutate(
      { id, kind: 'web', name: called, allowed_origins: withWww(origins) },
      { onSuccess: (channel) => open(channel.id, 'install') },
    );
  };
  return (
    <FormDialog title={t('new.title')} submitLabel={t('new.create')} loading={isPending} onSubmit={submit} onClose={onClose}>
      {error ? <Alert tone="danger">{errorText(error)}</Alert> : null}
      <TextField
        ref={siteField}
        label={t('new.site')}
        description={t('new.site_hint')}
        value={site}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        placeholder={EXAMPLE}
        error={isTried && isWrong ? t('new.site_wrong') : undefined}
        onChange={(event) => setSite(event.target.value)}
      />
      <TextField
        label={t('new.name')}
        description={t('new.name_hint')}
        optional
        value={name}
        maxLength={CHANNEL_NAME_MAX}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}

/** A shop is reached with www and without: both are its site. */
function withWww(origins: readonly string[]): string[] {
  return [...new Set(origins.flatMap((origin) => [origin, ...twin(origin)]))];
}

function twin(origin: string): string[] {
  const host = siteName(origin);
  if (!origin.startsWith('https://') || host.startsWith('*.')) return [];
  return host.startsWith('www.') ? [`https://${host.slice(4)}`] : host.split('.').length === 2 ? [`https://www.${host}`] : [];
}
