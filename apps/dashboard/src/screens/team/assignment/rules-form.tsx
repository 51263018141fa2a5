import type { AssignmentRule, Team } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Panel } from '@lobby/ui';
import { useState } from 'react';
import { useSaveRules } from '#/data/team.ts';
import { useToldSave } from '#/components/team/use-told-save.ts';
import { RuleFields } from './rule-fields.tsx';

const NEW_RULE: AssignmentRule = { match: { languages: [], tags: [], hours: null }, team_id: null, strategy: 'least_busy' };

/** Which conversations go to whom; the first that matches counts. */
export function RulesForm({ stored, teams }: { stored: AssignmentRule[]; teams: readonly Team[] }) {
  const t = useT('team');
  const [rules, setRules] = useState(stored);
  const { mutate, isPending } = useSaveRules();
  const told = useToldSave();
  const moveUp = (index: number) =>
    setRules((before) => before.toSpliced(index - 1, 2, ...before.slice(index - 1, index + 1).toReversed()));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ items: rules }, told);
      }}
    >
      <Panel title={t('rules.title')}>
        <p className="mb-4 text-13 text-muted">{rules.length === 0 ? t('rules.none') : t('rules.text')}</p>
        <ol className="flex flex-col gap-4">
          {Array.from(rules.entries(), ([index, rule]) => (
            <li key={index}>
              <RuleFields
                no={index + 1}
                rule={rule}
                teams={teams}
                onChange={(next) => setRules((before) => before.with(index, next))}
                onRemove={() => setRules((before) => before.toSpliced(index, 1))}
                onUp={index === 0 ? undefined : () => moveUp(index)}
              />
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => setRules((before) => [...before, NEW_RULE])}>{t('rules.add')}</Button>
          {rules.length > 0 || stored.length > 0 ? (
            <Button type="submit" variant="primary" loading={isPending}>
              {t('save')}
            </Button>
          ) : null}
        </div>
      </Panel>
    </form>
  );
}
