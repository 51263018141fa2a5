import { NOTIFICATION_DIGESTS, NOTIFICATION_PRESETS, type NotificationPreference } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Select, toast } from '@lobby/ui';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSavePreference } from '#/data/notification.ts';
import { DevicesPanel } from './devices-panel.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { WaysTable } from './ways-table.tsx';

/** A preset, what differs from it, and when nobody is to be disturbed. What is chosen holds at once. */
export function Preference({ chosen }: { chosen: NotificationPreference }) {
  const t = useT('notification');
  const errorText = useErrorText();
  const { mutate } = useSavePreference();
  const save: typeof mutate = (request) => mutate(request, { onError: (error) => toast.error(errorText(error)) });
  const { preset, ways, digest, quiet, devices, push_key: pushKey } = chosen;
  const options = NOTIFICATION_PRESETS.map((value) => ({
    value,
    label: t(`preset.${value}`),
    detail: <span className="text-muted">{t(`preset.${value}_text`)}</span>,
  }));
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <Panel title={t('screen.preset')} aside={preset === null ? <span className="text-13">{t('preset.own')}</span> : undefined}>
        <ChoiceGroup<string>
          label={t('preset.label')}
          options={options}
          value={preset ?? ''}
          onChange={(value) => save({ preset: NOTIFICATION_PRESETS.find((each) => each === value) })}
        />
      </Panel>
      <Panel title={t('screen.ways')} flush>
        <WaysTable ways={ways} onChange={(type, own) => save({ ways: { [type]: own } })} />
      </Panel>
      <Panel title={t('screen.devices')}>
        <DevicesPanel devices={devices} pushKey={pushKey} />
      </Panel>
      <Panel title={t('screen.mail')}>
        <Select
          label={t('digest.label')}
          options={NOTIFICATION_DIGESTS.map((value) => ({ value, label: t(`digest.${value}`) }))}
          value={digest}
          onChange={(value) => save({ digest: value })}
          description={t('digest.hint')}
          className="max-w-sm"
        />
      </Panel>
      <Panel title={t('screen.quiet')}>
        <QuietHoursForm quiet={quiet} onChange={(next) => save({ quiet: next })} />
      </Panel>
    </div>
  );
}
