import { HANDOFF_BOUNDS, type HandoffLine, type HandoffTrigger, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Switch, TextArea, TextField } from '@lobby/ui';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';

type Switched = Exclude<HandoffTrigger, 'button' | 'paused'>;

interface TriggerCardProps {
  trigger: Switched;
  locale: Locale;
  /** What it is switched on for. */
  children?: ReactNode;
}

/** A reason to call a person: its switch, what it is set to, and its line. Off, only the switch is left. */
export function TriggerCard({ trigger, locale, children }: TriggerCardProps) {
  const t = useT('bot');
  const {
    field: { value: isOn, onChange },
  } = useController<BotSettings, `handoff.${Switched}.on`>({ name: `handoff.${trigger}.on` });
  return (
    <section aria-label={t(`handoff.names.${trigger}`)} className="rounded-xl border border-border p-4">
      <Switch label={t(`handoff.names.${trigger}`)} description={t(`handoff.whys.${trigger}`)} checked={isOn} onChange={onChange} />
      {isOn ? (
        <div className="mt-3 flex flex-col gap-3">
          {trigger === 'misses' || trigger === 'turns' ? <CountField trigger={trigger} /> : null}
          {children}
          <LineField line={trigger} locale={locale} />
        </div>
      ) : null}
    </section>
  );
}

function CountField({ trigger }: { trigger: 'misses' | 'turns' }) {
  const t = useT('bot');
  const { register, formState } = useFormContext<BotSettings>();
  const { min, max } = HANDOFF_BOUNDS[trigger];
  return (
    <TextField
      label={t(`handoff.after.${trigger}`)}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      className="w-44"
      error={formState.errors.handoff?.[trigger]?.after && t('errors.between', { min, max })}
      {...register(`handoff.${trigger}.after`, { valueAsNumber: true })}
    />
  );
}

/** What the visitor reads, in one language. */
export function LineField({ line, locale, label }: { line: HandoffLine; locale: Locale; label?: string }) {
  const t = useT('bot');
  const { register, formState } = useFormContext<BotSettings>();
  return (
    <TextArea
      key={locale}
      lang={locale}
      label={label ?? t('handoff.line')}
      rows={1}
      error={formState.errors.handoff?.lines?.[locale]?.[line]?.message}
      {...register(`handoff.lines.${locale}.${line}`)}
    />
  );
}
