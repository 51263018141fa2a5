import type { Webhook } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, confirm, Sheet, toast } from '@lobby/ui';
import { KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useRemoveWebhook, useReplayFailed, useRotateSecret, useTestWebhook, useUpdateWebhook } from '#/data/webhook.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { DeliveryResult } from './delivery-result.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { webhookName, WebhookState } from './webhook-row.tsx';

const WIDTH_PX = 680;

interface WebhookSheetProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** One webhook: whether it answers, what can be done about it, and everything that was sent there. */
export function WebhookSheet({ webhook, onSecret, onClose }: WebhookSheetProps) {
  const t = useT('webhooks');
  const mayEdit = useMay()('settings.edit');
  return (
    <Sheet open onClose={onClose} width={WIDTH_PX} title={webhookName(webhook)} description={webhook.url}>
      <div className="flex flex-col gap-5">
        <Standing webhook={webhook} />
        {mayEdit ? <Deeds webhook={webhook} onSecret={onSecret} onGone={onClose} /> : null}
        <section aria-label={t('log.title')}>
          <h3 className="text-sm font-semibold">{t('log.title')}</h3>
          <DeliveryLog webhook={webhook} mayEdit={mayEdit} />
        </section>
      </div>
    </Sheet>
  );
}

function Standing({ webhook }: { webhook: Webhook }) {
  const t = useT('webhooks');
  const formats = useFormats();
  const { status, disabled_reason: reason, failing_since: since, old_secret_until: until } = webhook;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2 text-13 text-muted">
        <WebhookState webhook={webhook} />
        {webhook.pending > 0 ? t('pending', { count: webhook.pending }) : null}
      </p>
      {status === 'disabled' && reason !== null ? <Alert tone="danger">{t(`disabled.${reason}`)}</Alert> : null}
      {status === 'active' && since !== null ? <Alert tone="warning">{t('failing', { time: formats.moment(since) })}</Alert> : null}
      {until === null ? null : <Alert tone="info">{t('rotating', { time: formats.moment(until) })}</Alert>}
    </div>
  );
}

/** What can be done to it; each says what came of it. */
function Deeds({ webhook, onSecret, onGone }: { webhook: Webhook; onSecret: (secret: string) => void; onGone: () => void }) {
  const t = useT('webhooks');
  const common = useT('common');
  const errorText = useErrorText();
  const [isChanging, setIsChanging] = useState(false);
  const { id, status, version } = webhook;
  const trying = useTestWebhook();
  const update = useUpdateWebhook();
  const rotate = useRotateSecret();
  const remove = useRemoveWebhook();
  const replay = useReplayFailed();
  const onError = (error: Error) => void toast.error(errorText(error));
  const ask = async (deed: 'rotate' | 'remove', onYes: () => void) => {
    const answer = await confirm({
      title: t(`${deed}.ask`, { name: webhookName(webhook) }),
      text: t(`${deed}.text`),
      confirmLabel: t(`${deed}.yes`),
      cancelLabel: common('actions.cancel'),
      ...(deed === 'remove' && { tone: 'danger' as const }),
    });
    if (answer === 'confirmed') onYes();
  };
  const isOn = status === 'active';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Send size={15} />} loading={trying.isPending} onClick={() => trying.mutate(id, { onError })}>
          {t('test')}
        </Button>
        <Button icon={<Pencil size={15} />} onClick={() => setIsChanging(true)}>
          {t('form.change')}
        </Button>
        <Button
          icon={isOn ? <Pause size={15} /> : <Play size={15} />}
          loading={update.isPending}
          onClick={() => update.mutate({ id, version, status: isOn ? 'paused' : 'active' }, { onError })}
        >
          {t(isOn ? 'pause' : 'resume')}
        </Button>
        <Button
          icon={<KeyRound size={15} />}
          loading={rotate.isPending}
          onClick={() => void ask('rotate', () => rotate.mutate(id, { onSuccess: ({ secret }) => onSecret(secret), onError }))}
        >
          {t('rotate.yes')}
        </Button>
        <Button
          variant="danger"
          icon={<Trash2 size={15} />}
          loading={remove.isPending}
          onClick={() => void ask('remove', () => remove.mutate(id, { onSuccess: onGone, onError }))}
        >
          {t('remove.yes')}
        </Button>
      </div>
      {trying.data ? <DeliveryResult delivery={trying.data} /> : null}
      {isOn ? (
        <button
          type="button"
          className="self-start text-13 font-medium text-accent-text hover:underline disabled:text-muted"
          disabled={replay.isPending}
          onClick={() => replay.mutate(id, { onSuccess: ({ count }) => void toast.success(t('replayed', { count })), onError })}
        >
          {t('replay_failed')}
        </button>
      ) : null}
      {isChanging ? <WebhookDialog webhook={webhook} onMade={() => setIsChanging(false)} onClose={() => setIsChanging(false)} /> : null}
    </div>
  );
}
