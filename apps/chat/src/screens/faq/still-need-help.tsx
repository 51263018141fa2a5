import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Headphones, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { keepDraft } from '#/components/composer/use-draft.ts';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import type { FaqPlace } from './faq-frame.tsx';

interface StillNeedHelpProps {
  place: FaqPlace;
  /** Of the article, which the first question is about. */
  title: string;
  onBring: () => Promise<void>;
}

/** On to the bot or a person, with the article. */
export function StillNeedHelp({ place: { tenant, chatOf }, title, onBring }: StillNeedHelpProps) {
  const t = useT('faq');
  const later = useT('later');
  const navigate = useNavigate();
  const tell = useFailureToast();
  const [busy, setBusy] = useState(false);
  const go = async (person: boolean) => {
    setBusy(true);
    try {
      await onBring();
      if (person) await chatOf(tenant).askPerson();
      else keepDraft(chatOf(tenant).storage.session, tenant, `${later('answer.first_question', { title })}\n`);
      chatOf(tenant).wake();
      navigate({ to: '/chat/$tenant', params: { tenant } });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={t('still')} className="mt-4 rounded-card border border-border bg-surface p-4">
      <h2 className="font-semibold">{t('still')}</h2>
      <p className="mt-0.5 text-sm text-muted">{t('still_text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<MessageCircle size={16} />}
          loading={busy}
          className="flex-1"
          onClick={() => void go(false).catch(tell)}
        >
          {t('ask_bot')}
        </Button>
        <Button icon={<Headphones size={16} />} disabled={busy} className="flex-1" onClick={() => void go(true).catch(tell)}>
          {t('person_long')}
        </Button>
      </div>
    </section>
  );
}
