import { CLOSED_TEASER_MAX, type BusinessHours, type ChannelHours, type Locale, type Team } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Select, Switch, TextArea } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { hoursQuery, teamsQuery } from '#/data/team.ts';

interface HoursFieldsProps {
  hours: ChannelHours;
  /** The language whose words are being written. */
  locale: Locale;
  mayEdit: boolean;
  onChange: (hours: ChannelHours) => void;
}

/** What the chat button does outside business hours, and whose hours these are. */
export function HoursFields({ hours, locale, mayEdit, onChange }: HoursFieldsProps) {
  const t = useT('integration');
  return (
    <Panel title={t('hours.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-13 text-pretty text-muted">{t('hours.text')}</p>
        <WhoseHours value={hours.team_id} mayEdit={mayEdit} onChange={(team) => onChange({ ...hours, team_id: team })} />
        <Switch
          label={t('hours.hide')}
          description={t('hours.hide_text')}
          checked={hours.hides_launcher}
          disabled={!mayEdit}
          onChange={(hides) => onChange({ ...hours, hides_launcher: hides })}
        />
        <TextArea
          label={t('hours.teaser')}
          description={t('hours.teaser_hint')}
          lang={locale}
          rows={2}
          value={hours.texts[locale]}
          maxLength={CLOSED_TEASER_MAX}
          onChange={(event) => onChange({ ...hours, texts: { ...hours.texts, [locale]: event.target.value } })}
        />
      </div>
    </Panel>
  );
}

/** In the place of a team, where the hours are those of the whole business. */
const BUSINESS = 'business';

interface WhoseHoursProps {
  value: string | null;
  mayEdit: boolean;
  onChange: (teamId: string | null) => void;
}

function WhoseHours({ value, mayEdit, onChange }: WhoseHoursProps) {
  const t = useT('integration');
  const api = useApi();
  const schedules = useQuery(hoursQuery(api));
  const teams = useQuery(teamsQuery(api));
  const isLoaded = schedules.data !== undefined && teams.data !== undefined;
  const own = withHours(teams.data?.items ?? [], schedules.data?.items ?? []);
  // A team that is gone, or has no hours any more, follows the business.
  const chosen = own.some(({ id }) => id === value) ? value : null;
  const schedule = schedules.data?.items.find(({ team_id: teamId }) => teamId === chosen);
  return (
    <Select
      label={t('hours.whose')}
      className="max-w-72"
      options={[{ value: BUSINESS, label: t('hours.business') }, ...own.map(({ id, name }) => ({ value: id, label: name }))]}
      value={isLoaded ? (chosen ?? BUSINESS) : null}
      disabled={!mayEdit || !isLoaded}
      description={schedule ? t(`hours.${stateOf(schedule)}`) : undefined}
      error={schedules.isError || teams.isError ? t('hours.failed') : undefined}
      onChange={(next) => onChange(next === BUSINESS ? null : next)}
    />
  );
}

const withHours = (teams: readonly Team[], schedules: readonly BusinessHours[]) =>
  teams.filter(({ id }) => schedules.some(({ team_id: teamId }) => teamId === id));

function stateOf({ always_open: never, open }: BusinessHours): 'always' | 'open_now' | 'closed_now' {
  if (never) return 'always';
  return open ? 'open_now' : 'closed_now';
}
