import type { Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { OrderCard } from './handoff/order-card.tsx';
import { RuleCard } from './handoff/rule-card.tsx';
import { SentenceTest } from './handoff/sentence-test.tsx';
import { SilenceCard } from './handoff/silence-card.tsx';
import { LineField, TriggerCard } from './handoff/trigger-card.tsx';
import { WordsCard } from './handoff/words-card.tsx';

/** When the bot calls a person, and what it says then in one language. */
export function HandoffSection({ locale }: { locale: Locale }) {
  const t = useT('bot');
  return (
    <div className="flex flex-col gap-4">
      <SentenceTest />
      <section aria-label={t('handoff.names.button')} className="rounded-xl border border-border p-4">
        <p className="text-label">{t('handoff.names.button')}</p>
        <p className="mb-3 text-muted">{t('handoff.whys.button')}</p>
        <LineField line="button" locale={locale} />
      </section>
      <WordsCard locale={locale} />
      <TriggerCard trigger="misses" locale={locale} />
      <TriggerCard trigger="low_score" locale={locale} />
      <TriggerCard trigger="mood" locale={locale} />
      <RuleCard locale={locale} />
      <TriggerCard trigger="file" locale={locale} />
      <TriggerCard trigger="turns" locale={locale} />
      <TriggerCard trigger="failure" locale={locale} />
      <TriggerCard trigger="quota" locale={locale} />
      <section aria-label={t('handoff.names.paused')} className="rounded-xl border border-border p-4">
        <p className="text-label">{t('handoff.names.paused')}</p>
        <p className="mb-3 text-muted">{t('handoff.whys.paused')}</p>
        <LineField line="paused" locale={locale} />
      </section>
      <OrderCard />
      <SilenceCard locale={locale} />
    </div>
  );
}
