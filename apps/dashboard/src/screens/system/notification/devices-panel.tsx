import type { NotificationDevice } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, IconButton, toast } from '@lobby/ui';
import { BellRing, MonitorSmartphone, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { allowedNotifications, askForNotifications, canSubscribe, subscribe } from '#/components/alert/notification-permission.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useAddDevice, useRemoveDevice, useTestDevice } from '#/data/notification.ts';

interface DevicesPanelProps {
  devices: readonly NotificationDevice[];
  /** With which a browser subscribes. */
  pushKey: string;
}

/** Browsers that show what the person is told while no page of Lobby is open. */
export function DevicesPanel({ devices, pushKey }: DevicesPanelProps) {
  const t = useT('notification');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-muted">{t('device.hint')}</p>
      {devices.length === 0 ? <p>{t('device.none')}</p> : null}
      {devices.length > 0 ? (
        <ul className="divide-y divide-separator rounded-lg border border-border">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : null}
      <AddDevice pushKey={pushKey} />
    </div>
  );
}

function AddDevice({ pushKey }: { pushKey: string }) {
  const t = useT('notification');
  const errorText = useErrorText();
  const add = useAddDevice();
  const [allowed, setAllowed] = useState(allowedNotifications);
  const [isRefused, setIsRefused] = useState(false);

  async function turnOn(): Promise<void> {
    setIsRefused(false);
    const answer = await askForNotifications();
    setAllowed(answer);
    if (answer !== 'granted') return;
    const { endpoint, keys } = await subscribe(pushKey).then(
      (subscription) => subscription.toJSON(),
      // Some browsers have no push service, or are told not to use it.
      (): PushSubscriptionJSON => ({}),
    );
    if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) return setIsRefused(true);
    add.mutate(
      { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } },
      { onSuccess: () => toast.success(t('device.added')), onError: (error) => toast.error(errorText(error)) },
    );
  }

  if (!canSubscribe()) return <Alert tone="info">{t('device.unsupported')}</Alert>;
  return (
    <>
      {allowed === 'denied' ? <Alert tone="warning">{t('device.denied')}</Alert> : null}
      {isRefused ? <Alert tone="warning">{t('device.refused')}</Alert> : null}
      <Button
        icon={<BellRing size={15} aria-hidden="true" />}
        className="self-start"
        loading={add.isPending}
        disabled={allowed === 'denied'}
        onClick={() => void turnOn()}
      >
        {t('device.add')}
      </Button>
    </>
  );
}

function DeviceRow({ device }: { device: NotificationDevice }) {
  const t = useT('notification');
  const formats = useFormats();
  const errorText = useErrorText();
  const test = useTestDevice();
  const remove = useRemoveDevice();
  const { id, name, service, last_sent_at: sentAt } = device;
  const onError = (error: Error) => void toast.error(errorText(error));
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <MonitorSmartphone size={18} aria-hidden="true" className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-13 wrap-anywhere text-muted">
          {service} · {sentAt === null ? t('device.never') : t('device.sent_at', { time: formats.relative(sentAt) })}
        </p>
        <p role="status" className="text-13">
          {test.data ? t(`device.${test.data.state}`, { status: test.data.status ?? '–' }) : null}
        </p>
      </div>
      <Button
        size="small"
        icon={<Send size={14} aria-hidden="true" />}
        loading={test.isPending}
        onClick={() => test.mutate(id, { onError })}
      >
        {t('device.test')}
      </Button>
      <IconButton
        label={t('device.remove', { name })}
        icon={<Trash2 size={16} />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id, { onError })}
      />
    </li>
  );
}
