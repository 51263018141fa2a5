import { workOrderNo, type Attachment } from '@lobby/contract';
import { useLocale, useT, useUiTexts } from '@lobby/i18n';
import { Alert, Button, TextArea, TextField, UiTextsProvider } from '@lobby/ui';
import { useEffect, useState } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import { beginForm, type OrderForms } from '#/data/work-order.ts';
import { dropDraft, keepDraft, type OrderDraft } from '#/state/order-draft.ts';
import { ChoiceGroup, ChoicePill, FormFields } from './form-fields.tsx';
import { useHeld } from './use-held.ts';
import { useSubmit } from './use-submit.ts';

interface OfferFormProps {
  forms: OrderForms;
  /** Where the draft is kept. */
  place: string;
  first: OrderDraft;
  conversationId: string;
  onFormChanged: () => void;
  onClose: () => void;
}

/** A work order in the chat: looked over, completed, and submitted once. */
export function OfferForm({ forms, place, first, conversationId, onFormChanged, onClose }: OfferFormProps) {
  const t = useT('order');
  const common = useT();
  const locale = useLocale();
  const chat = useChat();
  const uiTexts = useUiTexts();
  const { local } = chat.storage;
  const [draft, setDraft] = useState(first);
  const { held, hold } = useHeld();
  const [made, setMade] = useState<string>();
  const change = (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part }));
  const setFieldFiles = (key: string, files: readonly Attachment[]) =>
    setDraft((before) => ({ ...before, fieldFiles: { ...before.fieldFiles, [key]: files } }));
  useEffect(() => (made === undefined ? keepDraft(local, place, draft) : dropDraft(local, place)), [local, place, draft, made]);
  const form = forms.items.find(({ id }) => id === draft.typeId);
  const { errors, problem, busy, submit } = useSubmit({
    chat,
    form,
    draft,
    files: draft.files,
    offered: true,
    onSending: (sending) => change({ sending }),
    onChanged: onFormChanged,
    onDone(order) {
      setMade(workOrderNo(order.no));
      chat.wake();
    },
  });
  const choose = (typeId: string) => {
    change({ typeId });
    // What was said may answer what this form asks; what was typed stays.
    beginForm(chat, { conversationId, typeId }, locale).then(
      ({ fields }) => setDraft((before) => (before.typeId === typeId ? { ...before, fields: { ...fields, ...before.fields } } : before)),
      () => undefined,
    );
  };
  if (made !== undefined)
    return (
      <p role="status" className="mt-2.5 text-sm">
        {t('offer_made', { no: made })}
      </p>
    );
  const fields = form?.fields ?? [];
  // Which field a file that is gone was for, nobody says.
  const warning = problem ?? errors['attachments'];
  return (
    <UiTextsProvider texts={uiTexts}>
      <form
        noValidate
        aria-label={t('create')}
        className="mt-2.5 flex w-full flex-col gap-4 rounded-card border border-border bg-surface p-4 text-start shadow-raised"
        onSubmit={(event) => {
          event.preventDefault();
          if (!held) submit();
        }}
      >
        <h2 className="text-15 font-semibold">{t('create')}</h2>
        {warning === undefined ? null : <Alert tone="warning">{warning}</Alert>}
        {forms.items.length > 1 ? (
          <ChoiceGroup label={t('type')} name="type" error={form ? undefined : errors['type']}>
            {forms.items.map(({ id, name }) => (
              <ChoicePill key={id} chosen={id === form?.id} onToggle={() => choose(id)}>
                {name}
              </ChoicePill>
            ))}
          </ChoiceGroup>
        ) : null}
        <TextField
          label={t('subject')}
          name="subject"
          placeholder={t('subject_hint')}
          maxLength={200}
          value={draft.subject}
          error={errors['subject']}
          onChange={(event) => change({ subject: event.target.value })}
        />
        <FormFields
          fields={fields}
          values={draft.fields}
          errors={Object.fromEntries(Object.entries(errors).map(([name, error]) => [name.replace(/^field-/, ''), error]))}
          onChange={(key, value) => change({ fields: { ...draft.fields, [key]: value } })}
          files={draft.fieldFiles}
          onFiles={setFieldFiles}
          onHeld={hold}
        />
        <TextArea
          label={t('description')}
          name="description"
          rows={3}
          maxLength={4_000}
          value={draft.description}
          error={errors['description']}
          onChange={(event) => change({ description: event.target.value })}
        />
        {forms.has_address ? null : (
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="email"
            optional
            description={t('email_hint')}
            value={draft.email}
            error={errors['email']}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
        <p className="text-xs text-muted">{t('chat_linked')}</p>
        <div className="flex gap-2">
          <Button type="submit" variant="primary" className="flex-1" loading={busy || held}>
            {t('submit')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
        </div>
      </form>
    </UiTextsProvider>
  );
}
