import { SERVICE_WORDS_MAX, type MessagingChannel, type OpeningHours, type ServiceHours } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Select, Switch } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { HoursFields } from '#/components/hours/hours-fields.tsx';
import { useApi } from '#/data/api.ts';
import { hoursQuery, teamsQuery } from '#/data/team.ts';
import { InLanguages } from './in-languages.tsx';
import { OwnPrice } from './own-price.tsx';
import type { SettingsPart } from './words-panel.tsx';

interface CarePart extends SettingsPart {
  kind: MessagingChannel['kind'];
}

const BUSINESS = 'business';
const OWN = 'own';

/** When people answer on the channel, and what is said while they do not. */
export function HoursPanel({ kind, settings, mayEdit, onChange }: CarePart) {
  const t = useT('channels');
  const { hours } = settings;
  const change = (part: Partial<ServiceHours>) => onChange({ hours: { ...hours, ...part } });
  const words = {
    id: 'closed',
    label: t('care.closed_words'),
    description: t('care.closed_words_hint'),
    value: hours.texts,
    onChange: (texts: ServiceHours['texts']) => change({ texts }),
  };
  return (
    <>
      <Panel title={t('care.hours')}>
        <div className="flex flex-col gap-5">
          <WhoseHours hours={hours} mayEdit={mayEdit} onChange={change} />
          <Switch
            label={t('care.tells')}
            description={t('care.tells_hint')}
            checked={hours.tells}
            disabled={!mayEdit}
            onChange={(tells) => change({ tells })}
          />
          {hours.tells ? (
            <>
              <OwnPrice kind={kind} cost={settings.cost} />
              <InLanguages fields={[words]} max={SERVICE_WORDS_MAX} mayEdit={mayEdit} />
              {kind === 'email' ? null : (
                <Switch
                  label={t('care.offers_bot')}
                  description={t(settings.bot ? 'care.offers_bot_hint' : 'care.offers_bot_off')}
                  checked={hours.offers_bot && settings.bot}
                  disabled={!mayEdit || !settings.bot}
                  onChange={(offers) => change({ offers_bot: offers })}
                />
              )}
            </>
          ) : null}
        </div>
      </Panel>
      {hours.own ? (
        <fieldset disabled={!mayEdit} className="contents">
          <HoursFields
            title={t('care.own_hours')}
            hours={hours.own}
            onChange={(part) => change({ own: { ...(hours.own as OpeningHours), ...part } })}
          />
        </fieldset>
      ) : null}
    </>
  );
}

interface WhoseHoursProps {
  hours: ServiceHours;
  mayEdit: boolean;
  onChange: (part: Partial<ServiceHours>) => void;
}

/** Those of the business, of a team, or its own, which begin as those of the business are. A team that is gone is the business. */
function WhoseHours({ hours: { own, team_id: teamId }, mayEdit, onChange }: WhoseHoursProps) {
  const t = useT('channels');
  const api = useApi();
  const { data: teams } = useQuery(teamsQuery(api));
  const { data: all } = useQuery(hoursQuery(api));
  const ofBusiness = all?.items.find((each) => each.team_id === null);
  const isKnown = teamId !== null && teams?.items.some(({ id }) => id === teamId);
  const choose = (chosen: string) => {
    if (chosen !== OWN) {
      onChange({ own: null, team_id: chosen === BUSINESS ? null : chosen });
      return;
    }
    if (!ofBusiness || own) return;
    const { timezone, always_open, days, exceptions, holiday_country } = ofBusiness;
    onChange({ own: { timezone, always_open, days, exceptions, holiday_country } });
  };
  return (
    <Select
      label={t('care.whose')}
      description={t('care.whose_hint')}
      disabled={!mayEdit || !ofBusiness}
      value={own ? OWN : isKnown === true ? teamId : BUSINESS}
      options={[
        { value: BUSINESS, label: t('care.of_business') },
        ...(teams?.items ?? []).map(({ id, name }) => ({ value: id, label: t('care.of_team', { name }) })),
        { value: OWN, label: t('care.of_channel') },
      ]}
      onChange={choose}
    />
  );
}
