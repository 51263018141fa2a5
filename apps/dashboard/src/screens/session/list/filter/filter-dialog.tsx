import { CONVERSATION_STATUSES, LOCALE_NAMES, LOCALES, PRIORITIES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Dialog, Select, TextField, type SelectOption } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { FILTER_NAMES, readSessionSearch, type SessionFilters } from '#/components/conversation/session-search.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';

/** Stands for no choice, which a list of options has no value for. */
const ANY = 'any';
const TAG_MAX = 40;
/** Views that are a status themselves. */
const STATUS_VIEWS = new Set(['queued', 'bot', 'snoozed', 'resolved']);

type Draft = { [Name in keyof SessionFilters]?: string };

/** What narrows the list; it counts once it is asked for. */
export function FilterDialog({ onClose }: { onClose: () => void }) {
  const t = useT('desk');
  const session = useT('session');
  const api = useApi();
  const formId = useId();
  const { view, search, go } = useSessionPlace();
  const people = useQuery(colleaguesQuery(api)).data?.items ?? [];
  const teams = useQuery(teamsQuery(api)).data?.items ?? [];
  const [draft, setDraft] = useState<Draft>(() =>
    Object.fromEntries(FILTER_NAMES.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]]))),
  );
  const set = (name: keyof Draft, value: string) =>
    setDraft(({ [name]: _before, ...rest }) => (value === ANY || value === '' ? rest : { ...rest, [name]: value }));
  const show = () => {
    const { agent, ...rest } = draft;
    const emptied = Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined]));
    go({ ...emptied, ...readSessionSearch({ ...rest, ...(agent !== undefined && { agent: Number(agent) }) }) });
    onClose();
  };
  const choice = (name: keyof Draft, label: string, options: readonly SelectOption<string>[]) => (
    <Select
      label={label}
      value={draft[name] ?? ANY}
      options={[{ value: ANY, label: t('filter.any') }, ...options]}
      onChange={(value) => set(name, value)}
    />
  );
  const isBackward = draft.from !== undefined && draft.to !== undefined && draft.to < draft.from;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filter.title')}
      width={520}
      actions={
        <>
          <Button onClick={() => setDraft({})}>{t('filter.clear')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('filter.show')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 grid grid-cols-2 gap-4 max-sm:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBackward) show();
        }}
      >
        {STATUS_VIEWS.has(view)
          ? null
          : choice(
              'status',
              session('conversation.status'),
              CONVERSATION_STATUSES.map((value) => ({ value, label: session(`status.${value}`) })),
            )}
        {choice('agent', t('filter.agent'), [
          { value: '0', label: session('assign.nobody') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ])}
        {choice(
          'team',
          t('filter.team'),
          teams.map(({ id, name }) => ({ value: id, label: name })),
        )}
        {choice(
          'priority',
          session('priority.label'),
          PRIORITIES.toReversed().map((value) => ({ value, label: session(`priority.${value}`) })),
        )}
        {choice(
          'language',
          t('filter.language'),
          LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
        )}
        <TextField
          label={t('filter.tag')}
          value={draft.tag ?? ''}
          maxLength={TAG_MAX}
          onChange={(event) => set('tag', event.target.value)}
        />
        <TextField label={t('filter.from')} type="date" value={draft.from ?? ''} onChange={(event) => set('from', event.target.value)} />
        <TextField
          label={t('filter.to')}
          type="date"
          value={draft.to ?? ''}
          error={isBackward ? t('filter.backward') : undefined}
          onChange={(event) => set('to', event.target.value)}
        />
      </form>
    </Dialog>
  );
}
