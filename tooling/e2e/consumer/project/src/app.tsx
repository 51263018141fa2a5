import type { NavigationOutcome } from '@lobby/session';
import { LOCALES } from '@lobby/contract';
import { useFormats, useI18n, useT, useUiTexts } from '@lobby/i18n';
import { Button, RenewalDialog, toast, Toaster, UiTextsProvider, type RenewalReason } from '@lobby/ui';
import { useEffect, useState } from 'react';
import { Answers } from './answers';
import type { Platform } from './platform';

export function App({ platform }: { platform: Platform }) {
  const t = useT('common');
  const { chooseLocale } = useI18n();
  const { money } = useFormats();
  const texts = useUiTexts();
  const [outcome, setOutcome] = useState<NavigationOutcome>();
  const [renewal, setRenewal] = useState<RenewalReason>();
  const [consequences, setConsequences] = useState(0);

  useEffect(
    () =>
      platform.onConsequence((consequence) => {
        setConsequences((count) => count + 1);
        toast.error(`Told once: ${consequence.toast ?? 'nothing'}`);
      }),
    [platform],
  );

  const open = async () => {
    const settled = await platform.open(platform.knowledgeBase);
    setOutcome(settled);
    if (settled.kind === 'cancel') setRenewal(settled.renewal);
  };
  const subscription = platform.store.getState().session.subscription;

  return (
    <UiTextsProvider texts={texts}>
      <h1>{t('renewal.title')}</h1>
      <Button onClick={platform.signIn}>Sign in</Button>
      <Button onClick={() => void open()}>Open the knowledge base</Button>
      <Button onClick={() => void platform.listThrice()}>List thrice</Button>
      <Button onClick={() => void platform.telemetry.stop()}>Stop telemetry</Button>
      {LOCALES.map((locale) => (
        <Button key={locale} onClick={() => void chooseLocale(locale)}>
          {locale}
        </Button>
      ))}
      <output aria-label="Guard">{outcome ? JSON.stringify(outcome) : ''}</output>
      <output aria-label="Consequences">{consequences}</output>
      <Answers />
      <RenewalDialog
        reason={renewal}
        planName={subscription?.name ?? ''}
        fee={subscription?.amount == null || subscription.currency === null ? '' : money(subscription.amount, subscription.currency)}
        endTime={subscription?.end_time ?? 0}
        texts={{
          title: t('renewal.title'),
          know: t('renewal.know'),
          renew: t('renewal.renew'),
          plan: t('renewal.plan'),
          fee: t('renewal.fee'),
          endTime: t('renewal.end_time'),
          text: { expired: t('renewal.text.expired'), free: t('renewal.text.free'), deadline: t('renewal.text.deadline') },
        }}
        onKnow={() => setRenewal(undefined)}
        onRenew={() => setRenewal(undefined)}
      />
      <Toaster position="top-center" />
    </UiTextsProvider>
  );
}
