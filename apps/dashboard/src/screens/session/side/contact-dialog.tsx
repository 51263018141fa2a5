import { ApiError } from '@lobby/api-client';
import type { Contact } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Dialog, TextArea, TextField, toast } from '@lobby/ui';
import { useId, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useChangeContact } from '#/data/contact.ts';
import { attrsOf, linesOf } from './attribute-lines.ts';
import { AttributesField } from './attributes-field.tsx';

type Draft = Record<'name' | 'email' | 'phone' | 'external_id' | 'remark', string>;

const EXTERNAL_ID_MAX = 120;

/** Changes what is known of a contact; what the server refuses is said at its field, and nothing typed is lost. */
export function ContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useT('session');
  const desk = useT('desk');
  const common = useT('common');
  const errorText = useErrorText();
  const formId = useId();
  const { mutate, isPending, error } = useChangeContact(contact.id);
  const [draft, setDraft] = useState<Draft>({
    name: contact.name ?? '',
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    external_id: contact.external_id ?? '',
    remark: contact.remark,
  });
  const set = (field: keyof Draft) => (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value });
  const wrong = (field: keyof Draft | 'attrs') =>
    error instanceof ApiError ? error.fields?.find(({ path }) => path === field)?.message : undefined;
  const [attributes, setAttributes] = useState(() => linesOf(contact.attrs));
  const attrs = attrsOf(attributes);
  const [half, setHalf] = useState(false);
  const orNothing = (text: string) => (text.trim() === '' ? null : text.trim());
  const save = () => {
    setHalf(attrs === undefined);
    if (attrs === undefined) return;
    const { name, email, phone, external_id: externalId, remark } = draft;
    mutate(
      {
        name: orNothing(name),
        email: orNothing(email),
        phone: orNothing(phone),
        external_id: orNothing(externalId),
        remark,
        attrs,
      },
      {
        onSuccess: onClose,
        onError: (failure) => (failure instanceof ApiError && failure.fields?.length ? undefined : void toast.error(errorText(failure))),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('contact.edit')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isPending}>
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
          save();
        }}
        className="flex flex-col gap-4"
      >
        <TextField label={t('contact.name')} value={draft.name} onChange={set('name')} error={wrong('name')} maxLength={120} />
        <TextField label={t('contact.email')} type="email" value={draft.email} onChange={set('email')} error={wrong('email')} />
        <TextField
          label={t('contact.phone')}
          type="tel"
          value={draft.phone}
          onChange={set('phone')}
          error={wrong('phone')}
          maxLength={40}
        />
        <TextField
          label={desk('contact.external_id')}
          value={draft.external_id}
          onChange={set('external_id')}
          error={wrong('external_id')}
          maxLength={EXTERNAL_ID_MAX}
        />
        <AttributesField lines={attributes} onChange={setAttributes} error={half ? desk('contact.attribute_half') : wrong('attrs')} />
        <TextArea label={t('contact.remark')} value={draft.remark} onChange={set('remark')} error={wrong('remark')} maxLength={2_000} />
      </form>
    </Dialog>
  );
}
