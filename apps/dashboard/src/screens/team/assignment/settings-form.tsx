import { STRATEGIES, type ResponseOf, type SessionSettings, type teams } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Select, Switch } from '@lobby/ui';
import { useState } from 'react';
import { FileFields } from './file-fields.tsx';
import { useSaveSettings } from '#/data/team.ts';
import { FormFoot } from '#/components/form-foot.tsx';
import { NumberField } from '#/components/number-field.tsx';
import { QueueFields } from './queue-fields.tsx';
import { WaitingMailFields } from './waiting-mail-fields.tsx';
import { useToldSave } from '#/components/team/use-told-save.ts';

type Stored = ResponseOf<typeof teams.settings>;
type IdleRule = SessionSettings['idle_bot'];

const REOPEN_MAX_H = 8_760;

/** How conversations are given out, come back and end. */
export function SettingsForm({ stored }: { stored: Stored }) {
  const t = useT('team');
  const [settings, setSettings] = useState(stored);
  const { mutate, isPending } = useSaveSettings();
  const told = useToldSave();
  const change = (next: Partial<Stored>) => setSettings((before) => ({ ...before, ...next }));
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(settings, told);
      }}
    >
      <Panel title={t('assignment.title')}>
        <div className="flex flex-col gap-5">
          <Switch
            label={t('assignment.auto')}
            description={t('assignment.auto_text')}
            checked={settings.auto_assign}
            onChange={(on) => change({ auto_assign: on })}
          />
          <Select
            label={t('assignment.strategy')}
            options={STRATEGIES.map((value) => ({ value, label: t(`assignment.strategies.${value}`) }))}
            value={settings.strategy}
            onChange={(strategy) => change({ strategy })}
            className="max-w-xs"
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={t('assignment.reply')}
              description={t('assignment.reply_text')}
              value={settings.reply_minutes}
              onChange={(minutes) => change({ reply_minutes: minutes })}
            />
            <NumberField
              label={t('assignment.away_return')}
              value={settings.away_return_minutes}
              onChange={(minutes) => change({ away_return_minutes: minutes })}
            />
            <NumberField
              label={t('assignment.auto_away')}
              min={1}
              value={settings.auto_away_minutes}
              onChange={(minutes) => change({ auto_away_minutes: minutes })}
            />
            <NumberField
              label={t('assignment.reopen')}
              description={t('assignment.reopen_text')}
              max={REOPEN_MAX_H}
              value={settings.reopen_hours}
              onChange={(hours) => change({ reopen_hours: hours })}
            />
            <NumberField
              label={t('assignment.visitor_edit')}
              description={t('assignment.visitor_edit_text')}
              value={settings.visitor_edit_minutes}
              onChange={(minutes) => change({ visitor_edit_minutes: minutes })}
            />
          </div>
        </div>
      </Panel>
      <Panel title={t('assignment.idle')}>
        <p className="mb-4 text-13 text-muted">{t('assignment.idle_text')}</p>
        <div className="flex flex-col gap-6">
          <IdleFields label={t('assignment.idle_bot')} rule={settings.idle_bot} onChange={(rule) => change({ idle_bot: rule })} />
          <IdleFields
            label={t('assignment.idle_waiting')}
            rule={settings.idle_waiting}
            onChange={(rule) => change({ idle_waiting: rule })}
          />
        </div>
      </Panel>
      <WaitingMailFields rule={settings.waiting_mail} onChange={(rule) => change({ waiting_mail: rule })} />
      <QueueFields settings={settings} onChange={change} />
      <FileFields rules={settings.files} onChange={(files) => change({ files })} />
      <FormFoot label={t('save')} isPending={isPending} />
    </form>
  );
}

function IdleFields({ label, rule, onChange }: { label: string; rule: IdleRule; onChange: (rule: IdleRule) => void }) {
  const t = useT('team');
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-3">
      <Switch label={label} checked={rule.on} onChange={(on) => onChange({ ...rule, on })} />
      {rule.on ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label={t('assignment.ask_after')}
            min={1}
            value={rule.ask_after}
            onChange={(minutes) => onChange({ ...rule, ask_after: minutes })}
          />
          <NumberField
            label={t('assignment.resolve_after')}
            min={1}
            value={rule.resolve_after}
            onChange={(minutes) => onChange({ ...rule, resolve_after: minutes })}
          />
        </div>
      ) : null}
    </div>
  );
}
