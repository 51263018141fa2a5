import { LOCALE_NAMES, LOCALES, STRATEGIES, type AssignmentRule, type Team } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox, IconButton, Select, TextField } from '@lobby/ui';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readList } from '#/components/team/read-list.ts';

interface RuleFieldsProps {
  /** Its place, from 1. */
  no: number;
  rule: AssignmentRule;
  teams: readonly Team[];
  onChange: (rule: AssignmentRule) => void;
  onRemove: () => void;
  onUp?: (() => void) | undefined;
}

const ALL = 'all';

/** One rule: which conversations, and to whom. */
export function RuleFields({ no, rule, teams, onChange, onRemove, onUp }: RuleFieldsProps) {
  const t = useT('team');
  const { match } = rule;
  const [tags, setTags] = useState(match.tags.join(', '));
  const matching = (change: Partial<AssignmentRule['match']>) => onChange({ ...rule, match: { ...match, ...change } });
  return (
    <fieldset className="rounded-xl border border-border p-4">
      <legend className="px-1 text-13 font-semibold">{t('rules.nth', { no })}</legend>
      <div className="flex flex-col gap-4">
        <div role="group" aria-label={t('members.languages')} className="flex flex-wrap gap-x-5 gap-y-2">
          {LOCALES.map((locale) => (
            <Checkbox
              key={locale}
              checked={match.languages.includes(locale)}
              onChange={() =>
                matching({
                  languages: match.languages.includes(locale)
                    ? match.languages.filter((each) => each !== locale)
                    : [...match.languages, locale],
                })
              }
            >
              {LOCALE_NAMES[locale]}
            </Checkbox>
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('rules.tags')}
            description={t('rules.tags_text')}
            value={tags}
            onChange={(event) => {
              setTags(event.target.value);
              matching({ tags: readList(event.target.value) });
            }}
          />
          <Select
            label={t('rules.when')}
            options={[
              { value: ALL, label: t('rules.always') },
              { value: 'open', label: t('rules.open') },
              { value: 'closed', label: t('rules.closed') },
            ]}
            value={match.hours ?? ALL}
            onChange={(hours) => matching({ hours: hours === 'open' || hours === 'closed' ? hours : null })}
          />
          <Select
            label={t('rules.team')}
            options={[{ value: ALL, label: t('rules.everybody') }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
            value={rule.team_id ?? ALL}
            onChange={(id) => onChange({ ...rule, team_id: id === ALL ? null : id })}
          />
          <Select
            label={t('assignment.strategy')}
            options={STRATEGIES.map((value) => ({ value, label: t(`assignment.strategies.${value}`) }))}
            value={rule.strategy}
            onChange={(strategy) => onChange({ ...rule, strategy })}
          />
        </div>
        <div className="flex justify-end">
          {onUp ? <IconButton label={t('rules.up', { no })} icon={<ArrowUp size={16} />} onClick={onUp} /> : null}
          <IconButton label={t('rules.take', { no })} icon={<Trash2 size={16} />} onClick={onRemove} />
        </div>
      </div>
    </fieldset>
  );
}
