import { ApiError } from '@lobby/api-client';
import type { CorpusSource } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, TextField, toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useUpdateSource } from '#/data/corpus-source.ts';
import { OptionFields } from './option-fields.tsx';
import { optionsOf, valuesOf } from './source-options.ts';

/** What a source is called and how it is read. */
export function SourceSettings({ source }: { source: CorpusSource }) {
  const t = useT('sources');
  const errorText = useErrorText();
  const { mutate, isPending } = useUpdateSource();
  const [version, setVersion] = useState(source.version);
  const [name, setName] = useState(source.name);
  const [refresh, setRefresh] = useState(source.refresh);
  const [values, setValues] = useState(() => valuesOf(source.options));
  const [problem, setProblem] = useState<string>();
  const options = optionsOf(values);
  const isWeb = source.address !== null;
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!options) return;
    setProblem(undefined);
    mutate(
      { id: source.id, version, name, options, refresh },
      {
        onSuccess(saved) {
          setVersion(saved.version);
          toast.success(t('options.saved'));
        },
        onError(error) {
          const isStale = error instanceof ApiError && error.reason === 'stale_version';
          if (isStale) setVersion((error.data as { current: CorpusSource }).current.version);
          setProblem(isStale ? t('options.stale') : errorText(error));
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
      <TextField
        label={t('add.name')}
        value={name}
        required
        maxLength={200}
        error={name.trim() === '' ? t('options.name_missing') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {isWeb ? (
        <OptionFields
          kind={source.kind}
          values={values}
          refresh={refresh}
          pagesWrong={!options}
          onChange={(part) => setValues((before) => ({ ...before, ...part }))}
          onRefresh={setRefresh}
        />
      ) : null}
      <Button variant="primary" type="submit" loading={isPending} disabled={!options || name.trim() === ''}>
        {t('options.save')}
      </Button>
    </form>
  );
}
