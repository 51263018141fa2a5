import { useT } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { PrivacyLink } from './privacy-link.tsx';

/** Over the field: what must be agreed to before anything is sent. What is written already waits, and leads here. */
export function ConsentBox() {
  const t = useT('later');
  const chat = useChat();
  const tell = useFailureToast();
  const consent = useChatState((state) => state.consent);
  const waiting = useChatState((state) => state.unsent.length);
  const box = useRef<HTMLInputElement>(null);
  const [agreeing, setAgreeing] = useState(false);
  useEffect(() => {
    if (waiting > 0) box.current?.focus();
  }, [waiting]);
  if (!consent) return null;
  const agree = () => {
    setAgreeing(true);
    chat
      .agree()
      .catch(tell)
      .finally(() => setAgreeing(false));
  };
  return (
    <section
      aria-label={t('consent.label')}
      className="mx-3 mb-1 shrink-0 rounded-2xl text-start border border-border bg-accent-pale px-4 py-3 text-sm"
    >
      {waiting > 0 ? (
        <p role="alert" className="mb-2 font-semibold">
          {t('consent.waiting')}
        </p>
      ) : null}
      <Checkbox ref={box} name="consent" checked={agreeing} disabled={agreeing} onChange={agree}>
        <span dir="auto" className="wrap-anywhere">
          {consent.text}
        </span>
      </Checkbox>
      {consent.link === null ? null : (
        <p className="mt-1 ps-7">
          <PrivacyLink href={consent.link} />
        </p>
      )}
    </section>
  );
}
