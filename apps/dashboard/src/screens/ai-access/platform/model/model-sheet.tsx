import type { OwnModel } from '@lobby/contract';
import { MODEL_NAME_MAX, PROVIDER_ADDRESS_MAX, PROVIDER_KEY_MAX, PROVIDER_NAME_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, PasswordField, Sheet, Switch, TextField } from '@lobby/ui';
import { useEffect, useId, useRef } from 'react';
import { RemoveButton } from '#/components/ai-access/remove-button.tsx';
import { useModelForm } from './use-model-form.ts';

interface ModelSheetProps {
  /** What is changed; null sets up a new one. */
  stored: OwnModel | null;
  onClose: () => void;
}

/** The model of one's own: where it is, what it is called, and how far it may go. */
export function ModelSheet({ stored, onClose }: ModelSheetProps) {
  const t = useT('access');
  const common = useT('common');
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useModelForm(stored, onClose);
  useEffect(() => {
    if (form.wrong.length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.wrong]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(stored ? 'form.edit' : 'form.new')}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        noValidate
        autoComplete="off"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {form.problem === undefined ? null : <Alert tone="danger">{form.problem}</Alert>}
        <PlaceFields form={form} stored={stored} />
        <LimitFields form={form} />
        {stored ? <RemoveButton kind="remove" title={t('form.remove_title')} text={t('form.remove_text')} onDone={onClose} /> : null}
      </form>
    </Sheet>
  );
}

type Form = ReturnType<typeof useModelForm>;

function PlaceFields({ form: { values, change, errorOf }, stored }: { form: Form; stored: OwnModel | null }) {
  const t = useT('access');
  const isMoved = stored !== null && values.base_url.trim() !== stored.base_url;
  const keyHint = stored?.has_key === true ? t(isMoved ? 'form.key_moved' : 'form.key_kept') : undefined;
  return (
    <>
      <TextField
        label={t('form.name')}
        description={t('form.name_hint')}
        value={values.name}
        maxLength={PROVIDER_NAME_MAX}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('form.address')}
        description={t('form.address_hint', { path: '/chat/completions' })}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={values.base_url}
        maxLength={PROVIDER_ADDRESS_MAX}
        error={errorOf('base_url')}
        onChange={(event) => change({ base_url: event.target.value })}
      />
      <PasswordField
        label={t('form.key')}
        description={keyHint}
        optional
        autoComplete="off"
        value={values.key}
        maxLength={PROVIDER_KEY_MAX}
        error={errorOf('key')}
        onChange={(event) => change({ key: event.target.value })}
      />
      <TextField
        label={t('form.chat')}
        value={values.chat_model}
        maxLength={MODEL_NAME_MAX}
        error={errorOf('chat_model')}
        onChange={(event) => change({ chat_model: event.target.value })}
      />
      <TextField
        label={t('form.embedding')}
        optional
        value={values.embedding_model}
        maxLength={MODEL_NAME_MAX}
        error={errorOf('embedding_model')}
        onChange={(event) => change({ embedding_model: event.target.value })}
      />
    </>
  );
}

function LimitFields({ form: { values, change, errorOf } }: { form: Form }) {
  const t = useT('access');
  return (
    <>
      <TextField
        label={t('form.temperature')}
        description={t('form.temperature_hint')}
        inputMode="decimal"
        value={values.temperature}
        error={errorOf('temperature')}
        onChange={(event) => change({ temperature: event.target.value })}
      />
      <TextField
        label={t('form.max')}
        optional
        inputMode="numeric"
        value={values.max_tokens}
        error={errorOf('max_tokens')}
        onChange={(event) => change({ max_tokens: event.target.value })}
      />
      <TextField
        label={t('form.budget')}
        description={t('form.budget_hint')}
        optional
        inputMode="numeric"
        value={values.monthly_tokens}
        error={errorOf('monthly_tokens')}
        onChange={(event) => change({ monthly_tokens: event.target.value })}
      />
      <Switch
        label={t('form.falls_back')}
        description={t('form.falls_back_hint')}
        checked={values.falls_back}
        onChange={(falls) => change({ falls_back: falls })}
      />
    </>
  );
}
