import type { Webhook } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { ChevronRight } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';

/** Times that have passed are worded anew this often, in milliseconds. */
const LOOK_MS = 60_000;
const TONES = { active: 'success', failing: 'warning', paused: 'neutral', disabled: 'danger' } as const;

export function WebhookState({ webhook: { status, failing_since: since } }: { webhook: Webhook }) {
  const t = useT('webhooks');
  const state = status === 'active' && since !== null ? 'failing' : status;
  return <Chip tone={TONES[state]}>{t(`state.${state}`)}</Chip>;
}

/** What a webhook is called; its host where nobody named it. */
export function webhookName({ name, url }: Pick<Webhook, 'name' | 'url'>): string {
  return name || new URL(url).host;
}

/** One webhook: where it leads, and whether it gets what it is sent. */
export function WebhookRow({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) {
  const t = useT('webhooks');
  const { url, events } = webhook;
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-5 py-3 hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className="block max-w-full truncate text-left text-sm font-semibold outline-none after:absolute after:inset-0"
          dir="auto"
        >
          {webhookName(webhook)}
        </button>
        <p className="truncate text-13 text-muted">{url}</p>
        <p className="text-13 text-muted">
          {t('events', { count: events.length })} · <LastDelivered webhook={webhook} />
        </p>
      </div>
      <WebhookState webhook={webhook} />
      <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-muted" />
    </li>
  );
}

function LastDelivered({ webhook: { last_delivered_at: at, pending } }: { webhook: Webhook }) {
  const t = useT('webhooks');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  if (pending > 0) return t('pending', { count: pending });
  return at === null ? t('never') : t('delivered', { time: formats.relative(at, now) });
}
