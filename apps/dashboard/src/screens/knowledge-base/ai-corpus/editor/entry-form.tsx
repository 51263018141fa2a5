import { ANSWER_MODES, ENTRY_STATUSES, LOCALE_NAMES, LOCALES, type CorpusEntry } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, Select, Sheet, TextArea, TextField } from '@lobby/ui';
import { History, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useMay } from '#/components/use-may.ts';
import type { EntryDraft, WrittenFor } from '#/data/corpus.ts';
import { AnswerPreview } from './answer-preview.tsx';
import { ButtonsField } from './buttons-field.tsx';
import { EntryNotes } from './entry-notes.tsx';
import type { KeptDraft } from './kept-draft.ts';
import { MoreFields } from './more-fields.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { TranslationsRow } from './translations-row.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { WordingsField } from './wordings-field.tsx';

export interface EntryFormProps {
  title: string;
  /** Id of the entry, or `new`. */
  id: string;
  /** What is stored, or what a new entry starts with. */
  stored: EntryDraft;
  /** undefined for a new entry. */
  version: number | undefined;
  entry?: CorpusEntry;
  /** What was typed earlier and not saved. */
  kept: KeptDraft | undefined;
  /** What the form starts with in place of what is stored. */
  prefilled?: EntryDraft | undefined;
  /** Name under which unsaved text is kept; the id where nothing else is said. */
  keptAs?: string | undefined;
  /** Why it is written, in a sentence above the fields. */
  note?: ReactNode;
  writtenFor?: WrittenFor | undefined;
  /** What follows a save, such as archiving the entry that was merged into this one. */
  afterSave?: (() => Promise<unknown>) | undefined;
  onClose: () => void;
  onOpen: (id: string) => void;
  /** Asks, deletes or archives; resolves to whether it did. */
  onRemove: (entry: CorpusEntry) => Promise<boolean>;
}

const HistorySheet = lazy(() => import('./history/history-sheet.tsx').then((module) => ({ default: module.HistorySheet })));

/** Its texts load with it. */
const EntryPreviewPanel = lazy(() => import('./entry-preview.tsx').then((module) => ({ default: module.EntryPreviewPanel })));

/** The form of one entry: typed text is kept, checked on leaving a field, and never lost to another writer. */
export function EntryForm(props: EntryFormProps) {
  const { title, entry, onClose } = props;
  const t = useT('corpus');
  const common = useT('common');
  const formats = useFormats();
  const formId = useId();
  const editor = useEntryForm(props);
  const { form, submit, close, problem, duplicate, stale } = editor;
  const { errors, isSubmitting } = form.formState;
  const mayEdit = useMay()('corpus.edit');
  const time = entry ? formats.relative(entry.updated_at) : '';
  const by = entry?.updated_by;
  const description = entry ? (by ? t('editor.changed_by', { time, name: by }) : t('editor.changed', { time })) : t('editor.new_text');
  const [showsHistory, setShowsHistory] = useState(false);
  const removeThis = async () => {
    if (!entry || !(await props.onRemove(entry))) return;
    editor.forget();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={() => void close()}
      title={title}
      description={description}
      footer={
        <>
          {entry && mayEdit ? (
            <Button variant="ghost" icon={<Trash2 size={15} />} onClick={() => void removeThis()} className="mr-auto">
              {common('actions.delete')}
            </Button>
          ) : null}
          {entry ? (
            <Button
              variant="ghost"
              icon={<History size={15} />}
              onClick={() => setShowsHistory(true)}
              className={mayEdit ? undefined : 'mr-auto'}
            >
              {t('history.title')}
            </Button>
          ) : null}
          <Button onClick={() => void close()}>{common(mayEdit ? 'actions.cancel' : 'actions.close')}</Button>
          {mayEdit ? (
            <Button variant="primary" type="submit" form={formId} loading={isSubmitting}>
              {common('actions.save')}
            </Button>
          ) : null}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {editor.restored ? (
          <Alert
            action={
              <Button size="small" variant="link" onClick={editor.startOver}>
                {common('actions.discard')}
              </Button>
            }
          >
            {t('editor.restored')}
          </Alert>
        ) : null}
        {props.note ? <Alert>{props.note}</Alert> : null}
        {entry ? <EntryNotes entry={entry} /> : null}
        {problem ? <Alert tone="danger">{problem}</Alert> : null}
        {stale ? <StaleChoice current={stale} mine={form.getValues()} onMine={editor.keepMine} onTheirs={editor.takeTheirs} /> : null}
        <TextField
          label={t('editor.question')}
          placeholder={t('editor.question_example')}
          error={errors.question?.message}
          {...form.register('question')}
        />
        {duplicate ? (
          <Alert
            tone="warning"
            title={t('editor.duplicate')}
            action={
              <Button size="small" onClick={() => props.onOpen(duplicate.id)}>
                {t('editor.open_it')}
              </Button>
            }
          >
            <p lang={duplicate.locale} className="line-clamp-3">
              {duplicate.answer}
            </p>
          </Alert>
        ) : null}
        <TextArea
          label={t('editor.answer')}
          rows={5}
          maxRows={16}
          placeholder={t('editor.answer_example')}
          error={errors.answer?.message}
          {...form.register('answer')}
        />
        <WordingsField control={form.control} error={errors.wordings?.message ?? errors.wordings?.root?.message} />
        {mayEdit ? (
          <Suspense fallback={null}>
            <EntryPreviewPanel control={form.control} id={entry?.id} />
          </Suspense>
        ) : null}
        <ButtonsField control={form.control} errors={errors.buttons} />
        <div className="grid grid-cols-2 gap-4">
          <ModeField form={form} />
          <StatusField form={form} stored={entry?.status} />
        </div>
        <MoreFields control={form.control} errors={errors} />
        <LocaleField form={form} />
        {entry ? <TranslationsRow entry={entry} onOpen={props.onOpen} /> : null}
        <AnswerPreview control={form.control} />
      </form>
      {showsHistory && entry ? (
        <Suspense fallback={null}>
          <HistorySheet
            entry={entry}
            hasUnsaved={editor.isDirty()}
            onClose={() => setShowsHistory(false)}
            onRestored={() => {
              editor.forget();
              onClose();
            }}
          />
        </Suspense>
      ) : null}
    </Sheet>
  );
}

type Form = ReturnType<typeof useEntryForm>['form'];

function LocaleField({ form: { control } }: { form: Form }) {
  const t = useT('corpus');
  const { field } = useController({ control, name: 'locale' });
  return (
    <Select
      label={t('editor.language')}
      options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

function ModeField({ form: { control } }: { form: Form }) {
  const t = useT('corpus');
  const { field } = useController({ control, name: 'answer_mode' });
  const options = ANSWER_MODES.map((mode) => ({ value: mode, label: t(`editor.mode_${mode}`), description: t(`editor.mode_${mode}_why`) }));
  return <Select label={t('editor.mode')} options={options} value={field.value} onChange={field.onChange} />;
}

/** What waits for a review is published by who may approve it. */
function StatusField({ form: { control }, stored }: { form: Form; stored: CorpusEntry['status'] | undefined }) {
  const t = useT('corpus');
  const mayApprove = useMay()('corpus.approve');
  const { field } = useController({ control, name: 'status' });
  const waits = stored === 'in_review';
  const options = ENTRY_STATUSES.map((status) => {
    const isHeld = waits && status === 'published' && !mayApprove;
    return {
      value: status,
      label: waits && status === 'published' ? t('editor.approve') : t(`status.${status}`),
      description: isHeld ? t('editor.need_approval') : t(`editor.status_why.${status}`),
      disabled: isHeld,
    };
  });
  return <Select label={t('editor.status')} options={options} value={field.value} onChange={field.onChange} />;
}
