import { useLocale, useT } from '@lobby/i18n';
import { Button, Skeleton, useLate, VisuallyHidden } from '@lobby/ui';
import { Ticket } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { lazyPart } from '#/components/lazy-part.tsx';
import { useFetched } from '#/components/use-fetched.ts';
import { beginForm, readForms, type OrderForms } from '#/data/work-order.ts';
import { emptyDraft, readDraft } from '#/state/order-draft.ts';
import type { OfferForm as Form } from './offer-form.tsx';

/** Its code comes with the offer: most chats have none. */
const OfferForm = lazyPart<ComponentProps<typeof Form>>(async () => (await import('./offer-form.tsx')).OfferForm, <FormSkeleton />);

export interface OrderOfferProps {
  /** The visitor has asked for it. */
  asked?: boolean;
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
}

/** The offer to write a work order in the chat; nothing where the business takes none here. */
export function OrderOffer({ asked = false, variant = 'secondary', size = 'small' }: OrderOfferProps) {
  const t = useT('order');
  const chat = useChat();
  const locale = useLocale();
  const hasOrders = useChatState(({ tenant }) => tenant?.work_orders === true);
  const conversationId = useChatState((state) => state.conversationId);
  const forms = useFetched(`${chat.tenant} ${locale} ${String(hasOrders)}`, (signal) => readForms(chat, locale, signal));
  const [opened, setOpened] = useState(asked);
  const isOffered = hasOrders && conversationId !== undefined && forms.value?.offer.on === true;
  useEffect(() => {
    if (isOffered) OfferForm.preload();
  }, [isOffered]);
  if (!isOffered || !forms.value) return null;
  const items = offered(forms.value);
  if (items.length === 0) return null;
  if (!opened)
    return (
      <Button variant={variant} size={size} icon={<Ticket size={16} />} onClick={() => setOpened(true)}>
        {t('offer')}
      </Button>
    );
  const shown = { ...forms.value, items };
  return (
    <Begun
      key={conversationId}
      forms={shown}
      conversationId={conversationId}
      onFormChanged={forms.retry}
      onClose={() => setOpened(false)}
    />
  );
}

function offered({ items, offer }: OrderForms): OrderForms['items'] {
  const chosen = items.filter(({ id }) => id === offer.type_id);
  return chosen.length > 0 ? chosen : items;
}

interface BegunProps {
  forms: OrderForms;
  conversationId: string;
  onFormChanged: () => void;
  onClose: () => void;
}

/** The form begins with what was said, or as it was left. */
function Begun({ conversationId, ...rest }: BegunProps) {
  const chat = useChat();
  const locale = useLocale();
  const place = `${chat.tenant}:chat:${conversationId}`;
  const [kept] = useState(() => readDraft(chat.storage.local, place));
  const begun = useFetched(place, async (signal) => (kept ? undefined : beginForm(chat, { conversationId }, locale, signal)));
  if (!kept && begun.state === 'loading') return <FormSkeleton />;
  const from = begun.value;
  const [only] = rest.forms.items;
  const first = kept ?? {
    ...emptyDraft(),
    chatId: conversationId,
    typeId: from?.type_id ?? (rest.forms.items.length === 1 ? (only?.id ?? null) : null),
    // What could not be read is asked.
    ...(from && { subject: from.subject, description: from.description, fields: from.fields }),
  };
  return <OfferForm {...rest} {...{ place, first, conversationId }} />;
}

function FormSkeleton() {
  const common = useT();
  if (!useLate(true)) return null;
  return (
    <div role="status" className="mt-2.5 flex w-full flex-col gap-3">
      <VisuallyHidden>{common('states.loading')}</VisuallyHidden>
      <Skeleton className="h-10" />
      <Skeleton className="h-24" />
    </div>
  );
}
