import { EVENT_TYPES, WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX, type EventType, type Webhook } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, TextField } from '@lobby/ui';
import { useRef, useState } from 'react';
import { FormDialog } from '#/components/form-dialog.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useCreateWebhook, useUpdateWebhook } from '#/data/webhook.ts';
import { EventChoice } from './event-choice.tsx';

interface WebhookDialogProps {
  /** The one that is changed; a new one is made without it. */
  webhook?: Webhook;
  onMade: (webhook: Webhook & { secret?: string | undefined }) => void;
  onClose: () => void;
}

/** The same in every language: the end of the name is kept free for examples. */
const EXAMPLE = 'https://erp.example/lobby';
/** What most receivers want to know. */
const USUAL: readonly EventType[] = EVENT_TYPES.filter((type) => /^(?:conversation|message|work_order|contact)\./.test(type));

/** Asks where events go to, and which. */
export function WebhookDialog({ webhook, onMade, onClose }: WebhookDialogProps) {
  const t = useT('webhooks');
  const common = useT('common');
  const errorText = useErrorText();
  const { create, update } = { create: useCreateWebhook(), update: useUpdateWebhook() };
  const [id] = useState(() => webhook?.id ?? crypto.randomUUID());
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [name, setName] = useState(webhook?.name ?? '');
  const [events, setEvents] = useState<readonly EventType[]>(webhook?.events ?? USUAL);
  const [isTried, setIsTried] = useState(false);
  const urlField = useRef<HTMLInputElement>(null);
  const isWrong = !isAddress(url.trim());
  const submit = () => {
    setIsTried(true);
    if (isWrong) return urlField.current?.focus();
    if (events.length === 0) return undefined;
    const draft = { id, url: url.trim(), name: name.trim(), events: [...events] };
    return webhook
      ? update.mutate({ ...draft, version: webhook.version }, { onSuccess: onMade })
      : create.mutate(draft, { onSuccess: onMade });
  };
  const { error, isPending } = webhook ? update : create;
  return (
    <FormDialog
      title={webhook ? t('form.change') : t('form.title')}
      submitLabel={webhook ? common('actions.save') : t('form.create')}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {error ? <Alert tone="danger">{errorText(error)}</Alert> : null}
      <TextField
        ref={urlField}
        label={t('form.url')}
        description={t('form.url_hint')}
        value={url}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={WEBHOOK_URL_MAX}
        placeholder={EXAMPLE}
        error={isTried && isWrong ? t('form.url_wrong') : undefined}
        onChange={(event) => setUrl(event.target.value)}
      />
      <TextField
        label={t('form.name')}
        description={t('form.name_hint')}
        optional
        value={name}
        maxLength={WEBHOOK_NAME_MAX}
        onChange={(event) => setName(event.target.value)}
      />
      <EventChoice chosen={events} onChange={setEvents} error={isTried && events.length === 0 ? t('form.events_wrong') : undefined} />
    </FormDialog>
  );
}

function isAddress(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === '' && parsed.password === '';
}
