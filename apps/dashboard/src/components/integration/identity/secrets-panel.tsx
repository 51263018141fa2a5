import { CHANNEL_SECRETS_MAX, SECRET_USES, type ChannelSecret, type SecretUse } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, confirm, Panel, toast } from '@lobby/ui';
import { Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { OnceDialog } from '#/components/once-dialog.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useNow } from '#/components/use-now.ts';
import { useCreateSecret, useRemoveSecret } from '#/data/channel-identity.ts';

/** Times that have passed are worded anew this often, in milliseconds. */
const LOOK_MS = 60_000;

interface SecretsPanelProps {
  /** Of the channel. */
  id: string;
  secrets: readonly ChannelSecret[];
}

/** What a token's header calls the secret it was signed with (RFC 7515 §4.1.4). */
const KEY_ID = 'kid';

/** What the site signs with, each shown once; a second one of a kind lets it be changed without a gap. */
export function SecretsPanel({ id, secrets }: SecretsPanelProps) {
  const t = useT('integration');
  const [made, setMade] = useState<string>();
  return (
    <Panel title={t('identity.secrets')}>
      <p className="text-pretty text-muted">{t('identity.secrets_text')}</p>
      {SECRET_USES.map((use) => (
        <Secrets key={use} id={id} use={use} secrets={secrets.filter((each) => each.use === use)} onMade={setMade} />
      ))}
      {made === undefined ? null : (
        <OnceDialog
          title={t('identity.made')}
          text={t('identity.made_text', { name: 'LOBBY_SECRET' })}
          copyFailed={t('install.copy_failed')}
          secret={made}
          onClose={() => setMade(undefined)}
        />
      )}
    </Panel>
  );
}

interface SecretsProps extends SecretsPanelProps {
  use: SecretUse;
  onMade: (secret: string) => void;
}

function Secrets({ id, use, secrets, onMade }: SecretsProps) {
  const t = useT('integration');
  const errorText = useErrorText();
  const { mutate, isPending } = useCreateSecret(id);
  /** The same for a try that failed: it may have arrived. */
  const [nextId, setNextId] = useState(() => crypto.randomUUID());
  const isFirst = secrets.length === 0;
  const create = () =>
    mutate(
      { secret_id: nextId, use },
      {
        onSuccess({ secret }) {
          setNextId(crypto.randomUUID());
          if (secret === null) toast.error(t('identity.made_before'));
          else onMade(secret);
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );
  return (
    <section aria-label={t(`identity.uses.${use}`)} className="mt-5">
      <h3 className="font-semibold">{t(`identity.uses.${use}`)}</h3>
      <p className="text-13 text-muted">{t(`identity.uses.${use}_text`)}</p>
      {isFirst ? null : (
        <ul className="mt-2 divide-y divide-separator border-y border-separator">
          {secrets.map((secret) => (
            <SecretLine key={secret.id} id={id} secret={secret} />
          ))}
        </ul>
      )}
      {secrets.length < CHANNEL_SECRETS_MAX ? (
        <Button className="mt-3" icon={isFirst ? <Plus size={15} /> : <RefreshCw size={15} />} loading={isPending} onClick={create}>
          {t(isFirst ? `identity.create_${use}` : 'identity.rotate')}
        </Button>
      ) : (
        <p className="mt-2 text-13 text-muted">{t('identity.both')}</p>
      )}
    </section>
  );
}

function SecretLine({ id, secret }: { id: string; secret: ChannelSecret }) {
  const t = useT('integration');
  const common = useT('common');
  const formats = useFormats();
  const errorText = useErrorText();
  const now = useNow(LOOK_MS);
  const { mutate, isPending } = useRemoveSecret(id);
  const { created_by: by, created_at: madeAt, last_used_at: usedAt } = secret;
  const remove = async () => {
    const answer = await confirm({
      title: t('identity.remove_ask'),
      text: t('identity.remove_text'),
      confirmLabel: t('identity.remove'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer !== 'confirmed') return;
    mutate(secret.id, { onSuccess: () => toast.success(t('identity.removed')), onError: (error) => toast.error(errorText(error)) });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        {secret.use === 'token' ? <code className="block text-13 break-all">{`${KEY_ID}: ${secret.id}`}</code> : null}
        <p className="text-13 text-muted">
          {[
            t('identity.made_by', { time: formats.relative(madeAt, now), name: by }),
            usedAt === null ? t('identity.unused') : t('identity.used', { time: formats.relative(usedAt, now) }),
          ].join(' · ')}
        </p>
      </div>
      <Button size="small" loading={isPending} onClick={() => void remove()}>
        {t('identity.remove')}
      </Button>
    </li>
  );
}
