import { HANDOFF_BOUNDS, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Select, Switch, TextField } from '@lobby/ui';
import { useController, useFormContext } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';
import { LineField } from './trigger-card.tsx';

/** What the bot does while the visitor waits, and when a person stays silent. */
export function SilenceCard({ locale }: { locale: Locale }) {
  const t = useT('bot');
  const {
    field: { value: helps, onChange: setHelps },
  } = useController<BotSettings, 'handoff.help_while_waiting'>({ name: 'handoff.help_while_waiting' });
  const {
    field: { value: isOn, onChange: setOn },
  } = useController<BotSettings, 'handoff.give_back.on'>({ name: 'handoff.give_back.on' });
  return (
    <>
      <section aria-label={t('handoff.help')} className="rounded-xl border border-border p-4">
        <Switch label={t('handoff.help')} description={t('handoff.help_why')} checked={helps} onChange={setHelps} />
      </section>
      <section aria-label={t('handoff.silent')} className="rounded-xl border border-border p-4">
        <Switch label={t('handoff.silent')} description={t('handoff.silent_why')} checked={isOn} onChange={setOn} />
        {isOn ? <Silence locale={locale} /> : null}
      </section>
    </>
  );
}

function Silence({ locale }: { locale: Locale }) {
  const t = useT('bot');
  const { register, formState } = useFormContext<BotSettings>();
  const {
    field: { value: to, onChange },
  } = useController<BotSettings, 'handoff.give_back.to'>({ name: 'handoff.give_back.to' });
  const { min, max } = HANDOFF_BOUNDS.silence;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <TextField
          label={t('handoff.minutes')}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          className="w-44"
          error={formState.errors.handoff?.give_back?.after_min && t('errors.between', { min, max })}
          {...register('handoff.give_back.after_min', { valueAsNumber: true })}
        />
        <Select
          label={t('handoff.to')}
          value={to}
          onChange={onChange}
          className="min-w-44 flex-1"
          options={[
            { value: 'bot', label: t('handoff.to_bot') },
            { value: 'queue', label: t('handoff.to_queue') },
          ]}
        />
      </div>
      <LineField line={to === 'bot' ? 'returned' : 'requeued'} locale={locale} />
    </div>
  );
}
