import { isOnService, CHANNEL_NAME_MAX, type CredentialName, type MessagingChannel, type MessagingKind } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Sheet, TextField } from '@lobby/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { ServiceMark, useServiceName } from '#/components/messaging/service-mark.tsx';
import { useChannelSearch } from '#/components/messaging/use-channel-search.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useCreateChannel } from '#/data/channel.ts';
import { Connection } from '#/components/messaging/connection/connection.tsx';
import { CredentialFields } from '#/components/messaging/connection/credential-fields.tsx';
import { Guide } from '#/components/messaging/connection/guide.tsx';
import { fieldOf, readCredentials, type Entered } from '#/components/messaging/connection/read-credentials.ts';

const WIDTH_PX = 560;
const NONE: readonly CredentialName[] = [];

/** Connects a service in two steps: what it gives us, and then whether messages come and go. */
export function ConnectSheet({ kind }: { kind: MessagingKind }) {
  const t = useT('channels');
  const common = useT('common');
  const service = useServiceName()(kind);
  const mayEdit = useMay()('settings.edit');
  const { leave, open } = useChannelSearch();
  const formId = useId();
  const [isPending, setIsPending] = useState(false);
  const [made, setMade] = useState<{ channel: MessagingChannel; verifyToken: string | undefined }>();
  if (!mayEdit) return null;
  return (
    <Sheet
      open
      width={WIDTH_PX}
      onClose={leave}
      title={
        <span className="flex items-center gap-3">
          <ServiceMark kind={kind} small />
          {t(made ? 'connect_done' : 'connect_title', { service })}
        </span>
      }
      description={t('step', { number: made ? 2 : 1, total: 2 })}
      footer={
        made ? (
          <>
            <Button onClick={() => open(made.channel.id)}>{t('to_settings')}</Button>
            <Button variant="primary" onClick={leave}>
              {common('actions.done')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={leave}>{common('actions.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" loading={isPending}>
              {t('connect')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <Connection channel={made.channel} verifyToken={made.verifyToken} />
      ) : (
        <ConnectForm
          kind={kind}
          formId={formId}
          onPending={setIsPending}
          onMade={(channel, verifyToken) => setMade({ channel, verifyToken })}
        />
      )}
    </Sheet>
  );
}

interface ConnectFormProps {
  kind: MessagingKind;
  formId: string;
  onPending: (isPending: boolean) => void;
  onMade: (channel: MessagingChannel, verifyToken: string | undefined) => void;
}

function ConnectForm({ kind, formId, onPending, onMade }: ConnectFormProps) {
  const t = useT('channels');
  const errorText = useErrorText();
  const service = useServiceName()(kind);
  const { mutate, isPending, error } = useCreateChannel();
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(service);
  const [entered, setEntered] = useState<Entered>(() => (kind === 'whatsapp' ? { verify_token: crypto.randomUUID() } : {}));
  const [isTried, setIsTried] = useState(false);
  const faulty = useRef<HTMLInputElement>(null);
  const [tries, setTries] = useState(0);
  const { credentials, wrong } = readCredentials(kind, entered);
  useEffect(() => onPending(isPending), [isPending, onPending]);
  useEffect(() => {
    if (tries > 0) faulty.current?.focus();
  }, [tries]);
  const submit = () => {
    if (isPending) return;
    setIsTried(true);
    setTries(tries + 1);
    if (wrong.length > 0) return;
    mutate(
      { id, kind, name: name.trim() || service, ...credentials },
      { onSuccess: (channel) => (isOnService(channel) ? onMade(channel, credentials.verify_token) : undefined) },
    );
  };
  return (
    <form
      id={formId}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-neutral-text">{t(`about.${kind}`)}</p>
      <Guide kind={kind} part="before" />
      {error && fieldOf(kind, error) === undefined ? <Alert tone="danger">{errorText(error)}</Alert> : null}
      <CredentialFields kind={kind} entered={entered} wrong={isTried ? wrong : NONE} error={error} onChange={setEntered} faulty={faulty} />
      <TextField
        label={t('name')}
        description={t('name_hint')}
        value={name}
        maxLength={CHANNEL_NAME_MAX}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="text-13 text-muted">{t('sealed')}</p>
    </form>
  );
}
