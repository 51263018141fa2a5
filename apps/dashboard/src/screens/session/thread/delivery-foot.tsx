import type { Message, MessageDelivery } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, classNames, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, CheckCheck, CircleAlert, CircleQuestionMark, Clock } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
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
  const { data: delivery } = useQuery({
    ...conversationChannelQuery(useApi(), conversationId),
    enabled: false,
    select: ({ deliveries }) => deliveries.find((each) => each.seq === seq),
  });
  return delivery ? <Delivery conversationId={conversationId} delivery={delivery} /> : null;
}

interface DeliveryProps {
  conversationId: string;
  delivery: MessageDelivery;
}

function Delivery({ conversationId, delivery: { seq, state, reason, error, correction } }: DeliveryProps) {
  const t = useT('messaging');
  const errorText = useErrorText();
  const mayReply = useMay()('session.reply');
  const { mutate, isPending } = useResend(conversationId);
  const Icon = ICONS[state];
  // The same template once more would be refused once more.
  const isTemplates = reason === 'template' || reason === 'template_values';
  const isOpen = (state === 'failed' && !isTemplates) || state === 'unknown';
  const said = reason === null ? undefined : t(`reasons.${reason}`);
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
          {state === 'failed' && isTemplates ? ` · ${t('delivery.template_text')}` : ''}
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
