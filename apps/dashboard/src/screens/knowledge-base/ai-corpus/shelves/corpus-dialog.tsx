import { ApiError } from '@lobby/api-client';
import { CORPUS_DESCRIPTION_MAX, CORPUS_NAME_MAX, LOCALE_NAMES, LOCALES, type CorpusDraft, type CorpusView } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Alert, Button, Dialog, Select, TextArea, TextField, toast } from '@lobby/ui';
import { useId, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { useCorpusChanged } from '#/data/corpus.ts';
import { saveCorpus } from '#/data/corpus-shelf.ts';

/** Names a corpus, new or stored. */
export function CorpusDialog({ stored, onClose }: { stored: CorpusView | undefined; onClose: () => void }) {
  const t = useT('corpus');
  const common = useT('common');
  const locale = useLocale();
  const api = useApi();
  const errorText = useErrorText();
  const corpusChanged = useCorpusChanged();
  const formId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState<CorpusDraft>(stored ?? { name: '', description: '', default_locale: locale });
  const [nameError, setNameError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<CorpusDraft>) => setDraft({ ...draft, ...part });

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.reason === 'stale_version') {
      const { current } = error.data as { current: CorpusView };
      setBase(current);
      setDraft(current);
      setProblem(t('shelves.stale'));
      return;
    }
    const field = error instanceof ApiError ? error.fields.find(({ path }) => path === 'name') : undefined;
    setNameError(field?.message);
    if (field) nameField.current?.focus();
    else setProblem(errorText(error));
  };
  const submit = async () => {
    setNameError(undefined);
    setProblem(undefined);
    if (draft.name.trim() === '') {
      setNameError(common('errors.required'));
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const { name, description, default_locale: language } = draft;
      await saveCorpus(api, { name, description, default_locale: language }, base && { id: base.id, version: base.version });
    } catch (error) {
      setBusy(false);
      refuse(error);
      return;
    }
    toast.success(t('shelves.saved'));
    onClose();
    await corpusChanged();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={stored ? t('shelves.edit') : t('shelves.add')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            {common('actions.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex flex-col gap-4"
      >
        {problem ? <Alert tone="warning">{problem}</Alert> : null}
        <TextField
          ref={nameField}
          label={t('shelves.name')}
          placeholder={t('shelves.name_example')}
          maxLength={CORPUS_NAME_MAX}
          value={draft.name}
          error={nameError}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextArea
          label={t('shelves.description')}
          optional
          rows={2}
          maxLength={CORPUS_DESCRIPTION_MAX}
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <Select
          label={t('shelves.language')}
          options={LOCALES.map((each) => ({ value: each, label: LOCALE_NAMES[each] }))}
          value={draft.default_locale}
          onChange={(language) => change({ default_locale: language })}
        />
      </form>
    </Dialog>
  );
}
