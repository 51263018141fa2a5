import { CANNED_VARIABLES, LOCALE_NAMES, LOCALES, type CannedReply, type Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Alert, Button, MultiSelect, Select, Tabs, TextArea, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#/data/api.ts';
import { teamsQuery } from '#/data/team.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { CannedCards } from './canned-cards.tsx';
import { CannedFiles } from './canned-files.tsx';
import { CannedPreview } from './canned-preview.tsx';
import { DeleteCanned } from './delete-canned.tsx';
import { mayWriteCanned } from './may-write-canned.ts';
import { useCannedForm } from './use-canned-form.ts';

interface CannedEditorProps {
  formId: string;
  /** What is changed; undefined writes a new one. */
  stored: CannedReply | undefined;
  conversation: Conversation;
  onSaving: (saving: boolean) => void;
  onDone: () => void;
}

/** One canned reply: its names, its text in each language, and how it reads in the open conversation. */
export function CannedEditor({ formId, stored, conversation, onSaving, onDone }: CannedEditorProps) {
  const t = useT('canned');
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  const form = useRef<HTMLFormElement>(null);
  const [sendingOwn, setSendingOwn] = useState(false);
  const [sendingAll, setSendingAll] = useState(false);
  const { values, change, addFile, dropFile, shown, show, errors, problem, stale, mayShare, isPending, submit, keepMine, takeTheirs } =
    useCannedForm(stored, conversation.language, onDone);
  useEffect(() => {
    onSaving(isPending || sendingOwn || sendingAll);
    return () => onSaving(false);
  }, [isPending, sendingOwn, sendingAll, onSaving]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const body = values.bodies[shown];
  const write = (text: string) => change({ bodies: { ...values.bodies, [shown]: text } });
  if (stored && !mayWriteCanned(me, stored))
    return <CannedPreview title={t('preview')} body={body} conversation={conversation} note={t('only_admins')} />;
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {problem === undefined ? null : <Alert tone="danger">{problem}</Alert>}
      {stale ? (
        <Alert tone="warning" title={t('stale.title', { name: stale.updated_by ?? '' })}>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" onClick={keepMine}>
              {t('stale.mine')}
            </Button>
            <Button size="small" onClick={takeTheirs}>
              {t('stale.theirs')}
            </Button>
          </div>
        </Alert>
      ) : null}
      <TextField
        label={t('fields.title')}
        value={values.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <TextField
          label={t('fields.shortcut')}
          leading={<span aria-hidden="true">/</span>}
          optional
          value={values.shortcut}
          error={errors.shortcut}
          onChange={(event) => change({ shortcut: event.target.value })}
        />
        <TextField
          label={t('fields.folder')}
          optional
          value={values.folder}
          error={errors.folder}
          onChange={(event) => change({ folder: event.target.value })}
        />
      </div>
      {mayShare ? (
        <Select
          label={t('fields.scope')}
          value={values.scope}
          options={(['all', 'team', 'me'] as const).map((value) => ({ value, label: t(`scope.${value}`) }))}
          onChange={(scope) => change({ scope })}
        />
      ) : null}
      {values.scope === 'team' ? (
        <TeamsField value={values.teamIds} error={errors.team_ids} onChange={(teamIds) => change({ teamIds })} />
      ) : null}
      <Tabs label={t('fields.languages')} items={LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id] }))} value={shown} onChange={show}>
        <div className="flex flex-col gap-2 pt-3">
          <TextArea
            label={t('fields.body', { language: LOCALE_NAMES[shown] })}
            rows={4}
            dir="auto"
            lang={shown}
            value={body}
            error={errors[shown]}
            onChange={(event) => write(event.target.value)}
          />
          <Variables onPick={(name) => write(`${body}{{${name}}}`)} />
          <CannedFiles
            label={t('files.of_language', { language: LOCALE_NAMES[shown] })}
            files={values.files.filter(({ locale }) => locale === shown)}
            onAdd={(file) => addFile({ ...file, locale: shown })}
            onRemove={dropFile}
            onBusy={setSendingOwn}
          />
          <CannedCards key={shown} language={shown} values={values} onChange={(cards) => change({ cards })} />
          <CannedPreview title={t('preview')} body={body} conversation={conversation} />
        </div>
      </Tabs>
      <CannedFiles
        label={t('files.of_all')}
        files={values.files.filter(({ locale }) => locale === null)}
        onAdd={(file) => addFile({ ...file, locale: null })}
        onRemove={dropFile}
        onBusy={setSendingAll}
      />
      <CannedCards language={null} values={values} onChange={(cards) => change({ cards })} />
      {stored ? <DeleteCanned reply={stored} onDone={onDone} /> : null}
    </form>
  );
}

function TeamsField(props: { value: readonly string[]; error: string | undefined; onChange: (ids: string[]) => void }) {
  const t = useT('canned');
  const { data, isPending } = useQuery(teamsQuery(useApi()));
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <MultiSelect label={t('fields.teams')} options={options} loading={isPending} {...props} />;
}

/** What can be filled in; a click adds it. */
function Variables({ onPick }: { onPick: (name: string) => void }) {
  const t = useT('canned');
  return (
    <div role="group" aria-label={t('variables.label')} className="flex flex-wrap items-center gap-1.5 text-13">
      <span className="text-neutral-text">{t('variables.label')}</span>
      {CANNED_VARIABLES.map((name) => (
        <Button key={name} size="small" onClick={() => onPick(name)}>
          {t(`variables.${name}`)}
        </Button>
      ))}
    </div>
  );
}
