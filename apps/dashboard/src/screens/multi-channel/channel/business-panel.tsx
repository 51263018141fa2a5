import { BUSINESSES_MAX, type MessagingChannel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Switch } from '@lobby/ui';
import type { SettingsPart } from './words-panel.tsx';

interface BusinessPart extends SettingsPart {
  businesses: MessagingChannel['businesses'];
}

/** Telegram accounts of people that the bot has been connected with, and whose chats it answers. */
export function BusinessPanel({ businesses, settings: { business_ids: ids }, mayEdit, onChange }: BusinessPart) {
  const t = useT('channels');
  const change = (id: string, on: boolean) => onChange({ business_ids: on ? [...ids, id] : ids.filter((each) => each !== id) });
  return (
    <Panel title={t('business.title')}>
      <div className="flex flex-col gap-5">
        <p className="text-13 text-pretty text-muted">{businesses.length === 0 ? t('business.none') : t('business.hint')}</p>
        {businesses.map(({ id, name, state }) => (
          <Switch
            key={id}
            label={name}
            description={t(`business.state.${state}`)}
            checked={ids.includes(id)}
            disabled={!mayEdit || (ids.length >= BUSINESSES_MAX && !ids.includes(id))}
            onChange={(on) => change(id, on)}
          />
        ))}
      </div>
    </Panel>
  );
}
