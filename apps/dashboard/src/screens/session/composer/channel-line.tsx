import type { Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, buttonLook, classNames, toast } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { CircleAlert, MessageSquareQuote, Phone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SERVICE_ICONS, useServiceName } from '#/components/messaging/service-mark.tsx';
import { useMicros } from '#/components/messaging/use-micros.ts';
import type { ReplyChannel, ReplyStop } from '#/components/messaging/use-reply-channel.ts';
import { HURRY_MIN } from '#/components/messaging/window-chip.tsx';
import { useMay } from '#/components/use-may.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useAskPhone, type ConversationChannel } from '#/data/messaging.ts';

/** Its code and texts load when it is first asked for. */
const TemplateDialog = lazy(() => import('./template-dialog.tsx').then((module) => ({ default: module.TemplateDialog })));

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
/** What is mended on the page of the channel. */
const MENDED: ReadonlySet<ReplyStop> = new Set(['paused', 'auth_expired', 'disconnected', 'capped']);

interface ChannelLineProps {
  id: string;
  conversation: Conversation;
  channel: ConversationChannel;
  stop: ReplyStop | undefined;
  now: ReplyChannel['now'];
}

/** Above the field: where a reply goes and what it costs, or why none can be sent and what to do. */
export function ChannelLine({ id, conversation, channel, stop, now }: ChannelLineProps) {
  const t = useT('messaging');
  const service = useServiceName()(channel.kind);
  const mayEdit = useMay()('settings.edit');
  if (stop !== undefined)
    return (
      <div
        id={id}
        role="alert"
        className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-separator bg-warning-soft px-3.5 py-2 text-13 text-warning-soft-foreground"
      >
        <span className="flex min-w-0 flex-1 basis-56 items-start gap-2">
          <CircleAlert size={15} aria-hidden="true" className="mt-[calc((1lh-15px)/2)] shrink-0" />
          {t(`stop.${stop}`)}
        </span>
        {mayEdit && MENDED.has(stop) ? (
          <Link
            to="/dashboard/multi-channel-intergration"
            search={{ channel: channel.id, tab: 'settings' }}
            className={buttonLook('secondary', 'small')}
          >
            {t('open_channel')}
          </Link>
        ) : null}
        {stop === 'window_closed' ? <TemplateButton conversation={conversation} channelId={channel.id} /> : null}
      </div>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-separator pe-2">
      <Going id={id} channel={channel} now={now} service={service} />
      {channel.asks_phone ? <PhoneButton conversation={conversation} /> : null}
    </div>
  );
}

/** The way to what the service still takes. */
function TemplateButton({ conversation, channelId }: { conversation: Conversation; channelId: string }) {
  const t = useT('messaging');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<MessageSquareQuote size={14} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('choose_template')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TemplateDialog conversation={conversation} channelId={channelId} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** One press asks the customer for their number; a message at the price that stands beside it. */
function PhoneButton({ conversation: { id } }: { conversation: Conversation }) {
  const t = useT('messaging');
  const errorText = useErrorText();
  const { mutate, isPending } = useAskPhone(id);
  const ask = () =>
    mutate(crypto.randomUUID(), {
      onSuccess: () => toast.success(t('asked_phone')),
      onError: (error) => toast.error(errorText(error)),
    });
  return (
    <Button size="small" variant="ghost" icon={<Phone size={14} aria-hidden="true" />} loading={isPending} onClick={ask}>
      {t('ask_phone')}
    </Button>
  );
}

function Going({ id, channel, now, service }: Omit<ChannelLineProps, 'stop' | 'conversation'> & { service: string }) {
  const t = useT('messaging');
  const Icon = SERVICE_ICONS[channel.kind];
  const price = usePrice(channel, service);
  const { address, name, state, window_closes_at: closesAt } = channel;
  return (
    <p id={id} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 px-3.5 py-1.5 text-xs text-muted">
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {service}
        {name === service ? '' : ` · ${name}`}
        {address === null ? '' : ` · ${address}`}
      </span>
      <span>{price}</span>
      {closesAt === null ? null : <Countdown minutes={Math.ceil((closesAt - now) / MINUTE_MS)} />}
      {state === 'degraded' ? <span className="text-warning-soft-foreground">{t('degraded')}</span> : null}
    </p>
  );
}

function usePrice({ price: { kind, used, limit, micros, currency } }: ConversationChannel, service: string): string {
  const t = useT('messaging');
  const formats = useFormats();
  const money = useMicros();
  if (kind === 'free') return t('price.free');
  if (kind === 'fee' && micros !== null && currency !== null) return t('price.fee_of', { service, amount: money(micros, currency) });
  if (kind === 'fee') return t('price.fee', { service });
  if (used === null || limit === null) return t('price.quota');
  return t('price.quota_of', { used: formats.number(used), limit: formats.number(limit) });
}

/** How long free text is still taken. */
function Countdown({ minutes }: { minutes: number }) {
  const t = useT('messaging');
  const [hours, rest] = [Math.floor(minutes / HOUR_MIN), minutes % HOUR_MIN];
  return (
    <span className={classNames('tabular-nums', minutes < HURRY_MIN && 'text-warning-soft-foreground')}>
      {hours > 0 ? t('window.hours', { hours, minutes: rest }) : t('window.minutes', { minutes: rest })}
    </span>
  );
}
