import { CHANNEL_NAME_MAX, GREETING_MAX, GROUP_MODES, type MessagingChannel, type MessagingSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Select, Switch, TextArea, TextField, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { FormFoot } from '#/components/form-foot.tsx';
import { SaveFailure } from '#/components/integration/save-failure.tsx';
import { useApi } from '#/data/api.ts';
import { useUpdateChannel } from '#/data/channel.ts';
import { teamsQuery } from '#/data/team.ts';
import { BusinessPanel } from './business-panel.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { CostPanel } from './cost-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { draftOf, readCost, WITH_COST } from './read-cost.ts';
import { WordsPanel } from './words-panel.tsx';

export interface SettingsProps {
  channel: MessagingChannel;
  mayEdit: boolean;
}

const EVERYBODY = 'everybody';
const NOTHING_WRONG: ReturnType<typeof readCost>['wrong'] = new Set();
/** Services on which the bot can be put into a group. */
const WITH_GROUPS: ReadonlySet<MessagingChannel['kind']> = new Set(['telegram', 'line']);

/** Name, who answers and when, in which groups, what is said before the first answer, and how a conversation ends. */
export function SettingsForm({ channel, mayEdit }: SettingsProps) {
  const t = useT('channels');
  const common = useT('common');
  const { mutate, isPending, error } = useUpdateChannel();
  const [name, setName] = useState(channel.name);
  const [settings, setSettings] = useState<MessagingSettings>(channel.settings);
  const [isTried, setIsTried] = useState(false);
  const [costDraft, setCostDraft] = useState(() => draftOf(channel.settings.cost, channel.kind));
  const { cost, wrong } = readCost(costDraft, channel.kind);
  const change = (part: Partial<MessagingSettings>) => setSettings({ ...settings, ...part });
  const submit = () => {
    setIsTried(true);
    if (name.trim() === '' || wrong.size > 0) return;
    mutate(
      { id: channel.id, version: channel.version, name: name.trim(), settings: { ...settings, cost } },
      { onSuccess: () => toast.success(common('toasts.saved')) },
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SaveFailure error={error} id={channel.id} />
      <Panel title={t('settings.title')}>
        <div className="flex flex-col gap-5">
          <TextField
            label={t('name')}
            description={t('name_hint')}
            value={name}
            maxLength={CHANNEL_NAME_MAX}
            disabled={!mayEdit}
            error={isTried && name.trim() === '' ? t('name_wrong') : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <Switch
            label={t('settings.bot')}
            description={t('settings.bot_hint')}
            checked={settings.bot}
            disabled={!mayEdit}
            onChange={(bot) => change({ bot })}
          />
          <TeamChoice value={settings.team_id} mayEdit={mayEdit} onChange={(team) => change({ team_id: team })} />
          {channel.kind === 'email' ? (
            <TextArea
              label={t('settings.signature')}
              description={t('settings.signature_hint')}
              value={settings.signature}
              maxLength={GREETING_MAX}
              disabled={!mayEdit}
              onChange={(event) => change({ signature: event.target.value })}
            />
          ) : null}
          {WITH_GROUPS.has(channel.kind) ? (
            <fieldset disabled={!mayEdit} className="contents">
              <ChoiceGroup
                label={t('settings.groups')}
                note={t('settings.groups_hint')}
                options={GROUP_MODES.map((value) => ({ value, label: t(`settings.group.${value}`) }))}
                value={settings.groups}
                onChange={(groups) => change({ groups })}
              />
            </fieldset>
          ) : null}
        </div>
      </Panel>
      {channel.kind === 'telegram' ? (
        <BusinessPanel businesses={channel.businesses} settings={settings} mayEdit={mayEdit} onChange={change} />
      ) : null}
      <WordsPanel settings={settings} mayEdit={mayEdit} onChange={change} />
      <HoursPanel kind={channel.kind} settings={{ ...settings, cost }} mayEdit={mayEdit} onChange={change} />
      <ClosingPanel kind={channel.kind} settings={{ ...settings, cost }} mayEdit={mayEdit} onChange={change} />
      {WITH_COST.has(channel.kind) ? (
        <CostPanel
          kind={channel.kind}
          draft={costDraft}
          wrong={isTried ? wrong : NOTHING_WRONG}
          mayEdit={mayEdit}
          onChange={(part) => setCostDraft({ ...costDraft, ...part })}
        />
      ) : null}
      {mayEdit ? <FormFoot label={common('actions.save')} isPending={isPending} /> : null}
    </form>
  );
}

/** Whom people wait for; a team that is gone is everybody. */
function TeamChoice({ value, mayEdit, onChange }: { value: string | null; mayEdit: boolean; onChange: (team: string | null) => void }) {
  const t = useT('channels');
  const { data } = useQuery(teamsQuery(useApi()));
  const teams = data?.items ?? [];
  const isKnown = value !== null && (!data || teams.some(({ id }) => id === value));
  return (
    <Select
      label={t('settings.team')}
      description={t('settings.team_hint')}
      disabled={!mayEdit}
      value={isKnown ? value : EVERYBODY}
      options={[{ value: EVERYBODY, label: t('settings.everybody') }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(chosen) => onChange(chosen === EVERYBODY ? null : chosen)}
    />
  );
}
