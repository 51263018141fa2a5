import {
  AUTO_REPLY_MAX,
  DUE_MIN_MAX,
  FORM_NAME_MAX,
  LOCALE_NAMES,
  LOCALES,
  PRIORITIES,
  WORK_ORDER_ICONS,
  type WorkOrderType,
} from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Select, Switch, Tabs, TextArea, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '#/data/api.ts';
import { teamsQuery } from '#/data/team.ts';
import { FieldList } from './field-list.tsx';
import { RemoveType } from './remove-type.tsx';
import { missingIn } from './type-draft.ts';
import { TYPE_ICONS } from './type-icons.ts';
import { useTypeForm, type TypeForm } from './use-type-form.ts';

interface TypeEditorProps {
  formId: string;
  /** What is changed; undefined writes a new one. */
  stored: WorkOrderType | undefined;
  position: number;
  onSaving: (saving: boolean) => void;
  onChanged: (changed: boolean) => void;
  onDone: () => void;
}

const NO_TEAM = 'none';

/** One type: its names, its form in every language, and what becomes of its work orders. */
export function TypeEditor({ formId, stored, position, onSaving, onChanged, onDone }: TypeEditorProps) {
  const t = useT('orderlist');
  const root = useRef<HTMLFormElement>(null);
  const form = useTypeForm(stored, position, onDone);
  const { draft, change, shown, show, faults, problem, isPending, isChanged, submit } = form;
  useEffect(() => onSaving(isPending), [isPending, onSaving]);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const language = LOCALE_NAMES[shown];
  return (
    <form
      ref={root}
      id={formId}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        // What is wrong is marked once this is drawn.
        setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      }}
    >
      {problem === undefined ? null : <Alert tone="danger">{problem}</Alert>}
      <StaleCopy form={form} />
      {faults.size > 0 ? <Alert tone="danger">{t('edit.wrong')}</Alert> : null}
      <Tabs
        label={t('edit.languages')}
        value={shown}
        onChange={show}
        items={LOCALES.map((locale) => {
          const missing = missingIn(draft, locale);
          return { id: locale, label: LOCALE_NAMES[locale], ...(missing === 0 ? {} : { count: t('edit.missing', { shown: missing }) }) };
        })}
      />
      {missingIn(draft, shown) > 0 && isChanged ? <p className="-mt-3 text-13 text-muted">{t('edit.missing_text', { language })}</p> : null}
      <TextField
        label={t('edit.name', { language })}
        lang={shown}
        maxLength={FORM_NAME_MAX}
        value={draft.name[shown] ?? ''}
        error={faults.has('name') ? t('edit.required_fault') : undefined}
        onChange={(event) => change({ name: { ...draft.name, [shown]: event.target.value } })}
      />
      <Select
        label={t('edit.icon')}
        value={draft.icon}
        options={WORK_ORDER_ICONS.map((value) => {
          const Icon = TYPE_ICONS[value];
          return { value, label: t(`icon.${value}`), icon: <Icon size={16} aria-hidden="true" /> };
        })}
        onChange={(icon) => change({ icon })}
      />
      <FieldList form={form} />
      <Promises form={form} />
      <TextArea
        label={t('edit.auto_reply', { language })}
        description={t('edit.auto_reply_hint')}
        lang={shown}
        dir="auto"
        rows={3}
        maxLength={AUTO_REPLY_MAX}
        value={draft.auto_reply[shown] ?? ''}
        onChange={(event) => change({ auto_reply: { ...draft.auto_reply, [shown]: event.target.value } })}
      />
      <Switch label={t('edit.customer')} checked={draft.customer_can_create} onChange={(can) => change({ customer_can_create: can })} />
      <Switch label={t('edit.enabled')} checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
      {stored ? <RemoveType type={stored} onDone={onDone} /> : null}
    </form>
  );
}

/** Somebody else was faster: nothing of what was typed is lost, and nothing of theirs is written over unseen. */
function StaleCopy({ form: { stale, differs, keepMine, takeTheirs } }: { form: TypeForm }) {
  const t = useT('orderlist');
  if (!stale) return null;
  return (
    <Alert tone="warning" title={t('stale.title')}>
      <p>{t('stale.text')}</p>
      {differs.length > 0 ? <p>{t('stale.differs', { parts: differs.map((part) => t(`part.${part}`)).join(', ') })}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={keepMine}>
          {t('stale.mine')}
        </Button>
        <Button size="small" onClick={takeTheirs}>
          {t('stale.theirs')}
        </Button>
      </div>
    </Alert>
  );
}

/** Who gets its work orders, how urgent they are, and until when they are answered. */
function Promises({ form: { draft, change, faults } }: { form: TypeForm }) {
  const t = useT('orderlist');
  const orders = useT('orders');
  const teams = useQuery(teamsQuery(useApi())).data?.items ?? [];
  const minutes = (key: 'reply_within_min' | 'resolve_within_min', label: string) => (
    <TextField
      label={label}
      optional
      inputMode="numeric"
      value={draft[key] === null || Number.isNaN(draft[key]) ? '' : String(draft[key])}
      description={t('edit.within_hint')}
      error={faults.has(key) ? t('edit.number_fault', { max: DUE_MIN_MAX }) : undefined}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 7);
        change({ [key]: digits === '' ? null : Number(digits) });
      }}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <Select
        label={t('edit.team')}
        value={draft.default_team_id ?? NO_TEAM}
        options={[{ value: NO_TEAM, label: t('edit.no_team') }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(id) => change({ default_team_id: id === NO_TEAM ? null : id })}
      />
      <Select
        label={t('edit.priority')}
        value={draft.default_priority}
        options={PRIORITIES.map((value) => ({ value, label: orders(`priority.${value}`) }))}
        onChange={(priority) => change({ default_priority: priority })}
      />
      {minutes('reply_within_min', t('edit.reply_within'))}
      {minutes('resolve_within_min', t('edit.resolve_within'))}
    </div>
  );
}
