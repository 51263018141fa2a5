import { LOCALE_NAMES, LOCALES, RULE_ITEMS_MAX, VIP_TAG, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui';
import { useController } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';
import { AmountField } from './amount-field.tsx';
import { WordsField } from './words-field.tsx';
import { TriggerCard } from './trigger-card.tsx';

/** Topics, tags, VIPs, sums of money and languages that are for people. */
export function RuleCard({ locale }: { locale: Locale }) {
  const t = useT('bot');
  const {
    field: { value: isVip, onChange: setVip },
  } = useController<BotSettings, 'handoff.rule.vip'>({ name: 'handoff.rule.vip' });
  const {
    field: { value: languages, onChange: setLanguages },
  } = useController<BotSettings, 'handoff.rule.languages'>({ name: 'handoff.rule.languages' });
  return (
    <TriggerCard trigger="rule" locale={locale}>
      <Items name="topics" />
      <Items name="tags" />
      <Checkbox checked={isVip} onChange={(event) => setVip(event.target.checked)}>
        {t('handoff.rule.vip', { tag: VIP_TAG })}
      </Checkbox>
      <AmountField />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-label">{t('handoff.rule.languages')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {LOCALES.map((each) => (
            <Checkbox
              key={each}
              checked={languages.includes(each)}
              onChange={(event) => setLanguages(event.target.checked ? [...languages, each] : languages.filter((other) => other !== each))}
            >
              <span lang={each}>{LOCALE_NAMES[each]}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </TriggerCard>
  );
}

function Items({ name }: { name: 'topics' | 'tags' }) {
  const t = useT('bot');
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<BotSettings, `handoff.rule.${typeof name}`>({ name: `handoff.rule.${name}` });
  const problem = fieldState.error ? t('errors.invalid') : undefined;
  return <WordsField ref={ref} label={t(`handoff.rule.${name}`)} words={value} max={RULE_ITEMS_MAX} error={problem} onChange={onChange} />;
}
