import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { OrderOffer } from '#/components/order/lazy-order-offer.ts';
import { AddressForm } from './address-form.tsx';

interface WaysOutProps {
  /** What going on with the assistant is called here. */
  leave: string;
  /** A work order is what helps most. */
  prefersOrder?: boolean;
}

/** What a visitor can do instead of waiting: a work order, the assistant, an address to be answered at. */
export function WaysOut({ leave, prefersOrder = false }: WaysOutProps) {
  const t = useT('later');
  const chat = useChat();
  const tell = useFailureToast();
  const hasAddress = useChatState(({ standing }) => standing?.has_address === true);
  const hasEmail = useChatState(({ standing }) => standing?.has_email === true);
  const [writing, setWriting] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const goOn = () => {
    setLeaving(true);
    chat.leaveQueue().catch((error: unknown) => {
      setLeaving(false);
      tell(error);
    });
  };
  if (writing) return <AddressForm onDone={() => setWriting(false)} />;
  return (
    <div className="mt-3 flex flex-col gap-2">
      <div className="flex flex-wrap gap-2 *:flex-1 [&>:not(button)]:basis-full">
        <OrderOffer variant={prefersOrder ? 'primary' : 'secondary'} size="medium" />
        <Button variant="secondary" loading={leaving} onClick={goOn}>
          {leave}
        </Button>
      </div>
      {hasAddress ? (
        <p role="status" className="mt-1 text-center text-sm">
          {hasEmail ? t('off_hours.thanks_email') : t('off_hours.thanks_phone')}
        </p>
      ) : null}
      <Button variant="ghost" onClick={() => setWriting(true)}>
        {hasAddress ? null : <Mail size={17} aria-hidden="true" />}
        {hasAddress ? t('off_hours.change') : t('off_hours.leave')}
      </Button>
    </div>
  );
}
