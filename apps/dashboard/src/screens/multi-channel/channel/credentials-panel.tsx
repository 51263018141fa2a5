import type { CredentialName, MessagingChannel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Panel, toast } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';
import { FormFoot } from '#/components/form-foot.tsx';
import { SaveFailure } from '#/components/integration/save-failure.tsx';
import { useUpdateChannel } from '#/data/channel.ts';
import { CredentialFields } from '#/components/messaging/connection/credential-fields.tsx';
import { fieldOf, readCredentials, type Entered } from '#/components/messaging/connection/read-credentials.ts';

const NONE: readonly CredentialName[] = [];

/** Connects anew with what the service gives now; what is stored is never shown. */
export function CredentialsPanel({ channel }: { channel: MessagingChannel }) {
  const t = useT('channels');
  const [isOpen, setIsOpen] = useState(channel.state === 'auth_expired');
  return (
    <Panel title={t('renew.title')}>
      {isOpen ? (
        <RenewForm channel={channel} onClose={() => setIsOpen(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-56 text-muted">{t('renew.text')}</p>
          <Button onClick={() => setIsOpen(true)}>{t('renew.open')}</Button>
        </div>
      )}
    </Panel>
  );
}

function RenewForm({ channel, onClose }: { channel: MessagingChannel; onClose: () => void }) {
  const t = useT('channels');
  const { id, version, kind } = channel;
  const { mutate, isPending, error } = useUpdateChannel();
  const [entered, setEntered] = useState<Entered>({});
  const [tries, setTries] = useState(0);
  const faulty = useRef<HTMLInputElement>(null);
  const { credentials, wrong } = readCredentials(kind, entered);
  useEffect(() => {
    if (tries > 0) faulty.current?.focus();
  }, [tries]);
  const submit = () => {
    setTries(tries + 1);
    if (wrong.length > 0) return;
    mutate(
      { id, version, ...credentials },
      {
        onSuccess: () => {
          toast.success(t('renew.done'));
          onClose();
        },
      },
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fieldOf(kind, error) === undefined ? <SaveFailure error={error} id={id} /> : null}
      <Alert>{t('renew.same')}</Alert>
      <CredentialFields
        kind={kind}
        entered={entered}
        wrong={tries > 0 ? wrong : NONE}
        error={error}
        onChange={setEntered}
        faulty={faulty}
      />
      <FormFoot label={t('renew.save')} isPending={isPending} onCancel={onClose} />
    </form>
  );
}
