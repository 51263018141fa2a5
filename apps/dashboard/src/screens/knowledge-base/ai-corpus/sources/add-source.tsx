import { SOURCE_TEXT_MAX, type SourceKind } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Select, Sheet, TextArea, TextField } from '@lobby/ui';
import { useState } from 'react';
import { FileFields } from './file-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { useAddForm } from './use-add-form.ts';

const KINDS: readonly SourceKind[] = ['site', 'page', 'sitemap', 'file', 'text'];
const FORM_ID = 'add-source';

/** Adds something to read: an address, files, or a text. */
export function AddSource({ onClose }: { onClose: () => void }) {
  const t = useT('sources');
  const common = useT('common');
  const form = useAddForm(onClose);
  const { values, change } = form;
  const isFile = values.kind === 'file';
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('add.title')}
      description={t('add.text')}
      footer={
        <>
          <Button onClick={onClose}>{isFile ? common('actions.done') : common('actions.cancel')}</Button>
          {isFile ? null : (
            <Button variant="primary" type="submit" form={FORM_ID} loading={form.isPending}>
              {t('add.submit')}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-5">
        <Select
          label={t('add.kind')}
          options={KINDS.map((value) => ({ value, label: t(`kind.${value}`), description: t(`kind_text.${value}`) }))}
          value={values.kind}
          onChange={(kind) => change({ kind })}
        />
        {form.problem ? <Alert tone="danger">{form.problem}</Alert> : null}
        {isFile ? <FileFields /> : <AddForm form={form} />}
      </div>
    </Sheet>
  );
}

function AddForm({ form }: { form: ReturnType<typeof useAddForm> }) {
  const t = useT('sources');
  const { values, wrong, change, first, submit } = form;
  const [isOpen, setIsOpen] = useState(false);
  const errorOf = (field: string) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <form
      id={FORM_ID}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {values.kind === 'text' ? (
        <>
          <TextField label={t('add.name')} optional value={values.name} onChange={({ target }) => change({ name: target.value })} />
          <TextArea
            ref={first}
            label={t('add.text_label')}
            rows={10}
            maxLength={SOURCE_TEXT_MAX}
            value={values.text}
            error={errorOf('text')}
            onChange={({ target }) => change({ text: target.value })}
          />
        </>
      ) : (
        <>
          <TextField
            ref={first}
            label={t('add.address')}
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            value={values.address}
            error={errorOf('address')}
            onChange={({ target }) => change({ address: target.value })}
          />
          <details open={isOpen || wrong?.field === 'pages'} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <summary className="cursor-pointer text-accent-text">{t('options.more')}</summary>
            <div className="pt-5">
              <OptionFields
                kind={values.kind}
                values={values.options}
                refresh={values.refresh}
                pagesWrong={wrong?.field === 'pages'}
                onChange={(part) => change({ options: { ...values.options, ...part } })}
                onRefresh={(refresh) => change({ refresh })}
              />
            </div>
          </details>
        </>
      )}
    </form>
  );
}
