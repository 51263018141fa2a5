import { ApiError } from '@lobby/api-client';
import type { CorpusEntry } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast, useConfirm } from '@lobby/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { createEntry, findSameQuestion, updateEntry, useCorpusChanged, type EntryDraft } from '#/data/corpus.ts';
import type { EntryFormProps } from './entry-form.tsx';
import { valuesOf } from '#/components/corpus/entry-start.ts';
import { entryResolver, type EntryProblem } from './entry-values.ts';
import { keptDrafts } from './kept-draft.ts';

const FIELDS: ReadonlySet<string> = new Set(['question', 'answer', 'wordings', 'corpus_id', 'valid_until', 'tags', 'translation_of']);

/** The form of one entry with saving, keeping and everything that can come between. */
export function useEntryForm({ id, keptAs = id, stored, version, kept, prefilled, writtenFor, afterSave, onClose }: EntryFormProps) {
  const t = useT('corpus');
  const common = useT('common');
  const api = useApi();
  const errorText = useErrorText();
  const corpusChanged = useCorpusChanged();
  const { confirm } = useConfirm();
  const [clientId] = useState(() => crypto.randomUUID());
  const [restored, setRestored] = useState(kept !== undefined);
  const [base, setBase] = useState(kept?.version ?? version);
  const [problem, setProblem] = useState<string>();
  const [duplicate, setDuplicate] = useState<CorpusEntry>();
  const [stale, setStale] = useState<CorpusEntry>();

  const word = (issue: EntryProblem) => {
    if (issue.kind === 'required') return common('errors.required');
    if (issue.kind === 'early') return t('editor.early');
    if (issue.kind === 'bad_address') return t('editor.bad_address');
    if (issue.kind === 'too_many_tags') return t('editor.too_many_tags');
    if (issue.kind === 'too_many') return t('editor.too_many', { count: issue.over });
    return common('errors.too_long', { count: issue.over });
  };
  const form = useForm<EntryDraft>({
    defaultValues: stored,
    // A draft from before the form had all its fields takes the rest from what is stored.
    ...((kept ?? prefilled) && { values: { ...stored, ...(kept?.values ?? prefilled) } }),
    resetOptions: { keepDefaultValues: true },
    resolver: entryResolver(word),
    mode: 'onTouched',
  });
  const isDirty = () => JSON.stringify(form.getValues()) !== JSON.stringify(stored);

  const keep = useEffectEvent(() =>
    isDirty() ? void keptDrafts.keep(keptAs, { values: form.getValues(), version: base }) : keptDrafts.drop(keptAs),
  );
  const warn = useEffectEvent((event: BeforeUnloadEvent) => (isDirty() ? event.preventDefault() : undefined));
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: () => keep() });
    const onLeave = (event: BeforeUnloadEvent) => warn(event);
    addEventListener('beforeunload', onLeave);
    return () => {
      stop();
      removeEventListener('beforeunload', onLeave);
    };
  }, [form]);

  const forget = () => keptDrafts.drop(keptAs);

  const refuse = async (error: unknown, draft: EntryDraft) => {
    const { reason, data, fields } = error instanceof ApiError ? error : { reason: '', data: undefined, fields: [] };
    if (reason === 'stale_version') return setStale((data as { current: CorpusEntry }).current);
    for (const { path, message } of fields.filter((field) => FIELDS.has(field.path)))
      form.setError(path as 'question', { message }, { shouldFocus: true });
    if (reason === 'duplicate_entry') return setDuplicate(await findSameQuestion(api, draft).catch(() => undefined));
    if (!fields.some((field) => FIELDS.has(field.path))) setProblem(errorText(error));
  };

  const save = async (draft: EntryDraft, over: number | undefined) => {
    setProblem(undefined);
    setDuplicate(undefined);
    try {
      await (over === undefined ? createEntry(api, draft, clientId, writtenFor) : updateEntry(api, id, over, draft, writtenFor));
      await afterSave?.();
    } catch (error) {
      await refuse(error, draft);
      return;
    }
    forget();
    toast.success(t(`editor.saved.${draft.status}`));
    onClose();
    await corpusChanged();
  };

  const close = async () => {
    if (isDirty()) {
      const answer = await confirm({
        title: common('confirm.leave_title'),
        text: t('editor.leave_text'),
        confirmLabel: common('actions.discard'),
        tone: 'danger',
        cancelLabel: common('actions.stay'),
        instead: { label: t('editor.keep_draft') },
      });
      if (answer === 'cancelled') return;
      if (answer === 'confirmed') forget();
    }
    onClose();
  };

  return {
    form,
    problem,
    duplicate,
    stale,
    restored,
    close,
    forget,
    isDirty,
    submit: form.handleSubmit((draft) => save(draft, base)),
    /** Throws away what was typed. */
    startOver: () => {
      forget();
      setRestored(false);
      setBase(version);
      form.reset(stored);
    },
    /** Saves what is in the form over the newer copy. */
    keepMine: () => {
      const newer = stale?.version;
      setStale(undefined);
      setBase(newer);
      void form.handleSubmit((draft) => save(draft, newer))();
    },
    /** Goes on from the newer copy. */
    takeTheirs: () => {
      if (!stale) return;
      setBase(stale.version);
      form.reset(valuesOf(stale));
      setStale(undefined);
    },
  };
}
