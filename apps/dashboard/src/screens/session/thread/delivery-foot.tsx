import type { DeliveryReason, Message, MessageDelivery } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, classNames, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, CheckCheck, CircleAlert, CircleQuestionMark, Clock } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useNow } from '#/components/use-now.ts';
import { useApi } from '#/data/api.ts';
import { conversationChannelQuery, useResend } from '#/data/messaging.ts';

const ICONS = {
  queued: Clock,
  sending: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
  unknown: CircleQuestionMark,
} as const;
const COLORS: Readonly<Partial<Record<MessageDelivery['state'], string>>> = {
  read: 'text-accent-text',
  failed: 'text-danger-text',
  unknown: 'text-warning-soft-foreground',
};

/** Under a message that went to a service: how far it came, and where it did not, why. */
export function DeliveryFoot({ message: { conversation_id: conversationId, seq } }: { message: Message }) {
  const now = useNow(MINUTE_MS);
  const { data } = useQuery({
    ...conversationChannelQuery(useApi(), conversationId),
    enabled: false,
    select: ({ channel, deliveries }) => ({
      delivery: deliveries.find((each) => each.seq === seq),
      closesAt: channel?.window_closes_at ?? null,
    }),
  });
  if (!data?.delivery) return null;
  const isOver = data.closesAt !== null && data.closesAt <= now;
  return <Delivery conversationId={conversationId} delivery={data.delivery} isOver={isOver} />;
}

const MINUTE_MS = 60_000;

/** What can be done about each reason, where there is more than to send it again. */
const ADVICE = {
  blocked: 'advice.blocked',
  window_closed: 'advice.window_closed',
  too_many: null,
  too_large: 'advice.too_large',
  bad_media: 'advice.bad_media',
  no_address: 'advice.no_address',
  no_rights: 'advice.no_rights',
  signed_out: 'advice.signed_out',
  paused: 'advice.paused',
  quota: 'advice.quota',
  template: 'delivery.template_text',
  template_values: 'delivery.template_text',
  refused: null,
  unreachable: null,
  no_answer: null,
  cap: 'advice.cap',
} as const satisfies Record<DeliveryReason, `advice.${string}` | 'delivery.template_text' | null>;

/** The same once more would be refused once more. */
const FUTILE: ReadonlySet<DeliveryReason> = new Set(['too_large', 'bad_media', 'template', 'template_values']);

interface DeliveryProps {
  conversationId: string;
  delivery: MessageDelivery;
  /** The service takes no free text any more. */
  isOver: boolean;
}

function Delivery({ conversationId, delivery: { seq, state, reason, error, correction }, isOver }: DeliveryProps) {
  const t = useT('messaging');
  const errorText = useErrorText();
  const mayReply = useMay()('session.reply');
  const { mutate, isPending } = useResend(conversationId);
  const Icon = ICONS[state];
  const isFutile = (reason !== null && FUTILE.has(reason)) || (reason === 'window_closed' && isOver);
  const isOpen = (state === 'failed' && !isFutile) || state === 'unknown';
  const said = reason === null ? undefined : t(`reasons.${reason}`);
  const advice = reason === null ? null : ADVICE[reason];
  return (
    <div
      role={state === 'failed' ? 'alert' : undefined}
      className={classNames('flex max-w-full flex-wrap items-center justify-end gap-x-2 gap-y-1 text-xs', COLORS[state] ?? 'text-muted')}
    >
      <span className="flex min-w-0 items-start gap-1">
        <Icon size={14} aria-hidden="true" className="mt-[calc((1lh-14px)/2)] shrink-0" />
        <span className="min-w-0 wrap-anywhere" title={error ?? undefined}>
          {t(`delivery.${state}`)}
          {state === 'failed' && said !== undefined ? ` · ${said}` : ''}
          {state === 'failed' && advice !== null ? ` · ${t(advice)}` : ''}
          {state === 'unknown' ? ` · ${t('delivery.unknown_text')}` : ''}
        </span>
      </span>
      {correction === 'queued' || correction === 'failed' ? (
        <span className={correction === 'failed' ? 'text-danger-text' : 'text-muted'}>{t(`correction.${correction}`)}</span>
      ) : null}
      {isOpen && mayReply ? (
        <Button size="small" loading={isPending} onClick={() => mutate(seq, { onError: (failure) => toast.error(errorText(failure)) })}>
          {t('resend')}
        </Button>
      ) : null}
    </div>
  );
}
