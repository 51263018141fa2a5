import type { SessionSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Switch } from '@lobby/ui';
import { NumberField } from '#/components/number-field.tsx';

type Rule = SessionSettings['waiting_mail'];

/** After how long whoever is responsible is mailed about a visitor whom nobody answers, and after how long the admins are. */
export function WaitingMailFields({ rule, onChange }: { rule: Rule; onChange: (rule: Rule) => void }) {
  const t = useT('team');
  return (
    <Panel title={t('assignment.waiting')}>
      <div className="flex flex-col gap-5">
        <Switch
          label={t('assignment.waiting_mail')}
          description={t('assignment.waiting_mail_text')}
          checked={rule.on}
          onChange={(on) => onChange({ ...rule, on })}
        />
        {rule.on ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={t('assignment.waiting_after')}
              description={t('assignment.waiting_after_text')}
              min={1}
              value={rule.after}
              onChange={(minutes) => onChange({ ...rule, after: minutes })}
            />
            <NumberField
              label={t('assignment.waiting_escalate')}
              description={t('assignment.waiting_escalate_text')}
              min={1}
              value={rule.escalate_after}
              onChange={(minutes) => onChange({ ...rule, escalate_after: minutes })}
            />
          </div>
        ) : null}
      </div>
    </Panel>
  );
}
