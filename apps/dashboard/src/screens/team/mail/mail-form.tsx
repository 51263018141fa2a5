import { ORDER_NOTICES, wordsIn, type OrderMailSettings } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Checkbox, Panel, Select, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormFoot } from '#/components/form-foot.tsx';
import { NEW_MAILBOX, sentMailbox, type MailboxDraft } from '#/components/mailbox/mailbox-fields.tsx';
import { useToldSave } from '#/components/team/use-told-save.ts';
import { useApi } from '#/data/api.ts';
import { useSaveOrderMail } from '#/data/order-mail.ts';
import { workOrderTypesQuery } from '#/data/work-order.ts';
import { ImapFields } from './imap-fields.tsx';

/** Whether answers can go there: a short name and a host, or a host alone behind its sign. */
export const isAddress = (text: string) => /^(?:[a-z0-9][a-z0-9._-]{0,19})?@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text.trim());

/** Which notices go out, and where answers are read. */
export function MailForm({ stored }: { stored: OrderMailSettings }) {
  const t = useT('team');
  const [notices, setNotices] = useState(stored.notices);
  const [address, setAddress] = useState(stored.address ?? '');
  const [authserv, setAuthserv] = useState(stored.authserv_id ?? '');
  const [typeId, setTypeId] = useState(stored.new_type_id);
  const [mailbox, setMailbox] = useState<MailboxDraft>(stored.imap ? { ...stored.imap, password: '' } : NEW_MAILBOX);
  const [isTried, setIsTried] = useState(false);
  const addressField = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useSaveOrderMail();
  const told = useToldSave();
  const isWrong = address.trim() !== '' && !isAddress(address);
  const save = () => {
    setIsTried(true);
    if (isWrong) return addressField.current?.focus();
    const imap = mailbox.host.trim() === '' ? null : sentMailbox(mailbox);
    mutate(
      {
        notices,
        imap,
        address: address.trim() === '' ? null : address,
        authserv_id: authserv.trim() === '' ? null : authserv,
        new_type_id: typeId,
        version: stored.version,
      },
      told,
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Panel title={t('mail.notices')}>
        <p className="mb-3 text-13 text-muted">{t('mail.notices_text')}</p>
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">{t('mail.notices')}</legend>
          {ORDER_NOTICES.map((notice) => (
            <Checkbox
              key={notice}
              checked={notices.includes(notice)}
              onChange={(event) => setNotices(event.target.checked ? [...notices, notice] : notices.filter((each) => each !== notice))}
            >
              {t(`mail.notice.${notice}`)}
            </Checkbox>
          ))}
        </fieldset>
      </Panel>
      <Panel title={t('mail.incoming')}>
        <div className="flex flex-col gap-4">
          <TextField
            ref={addressField}
            label={t('mail.address')}
            description={t('mail.address_text')}
            value={address}
            error={isTried && isWrong ? t('mail.address_wrong') : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
          <NewType value={typeId} onChange={setTypeId} />
          <TextField
            label={t('mail.authserv')}
            description={t('mail.authserv_text')}
            value={authserv}
            onChange={(event) => setAuthserv(event.target.value)}
          />
        </div>
      </Panel>
      <ImapFields mailbox={mailbox} stored={stored.imap} onChange={setMailbox} />
      <FormFoot label={t('save')} isPending={isPending} />
    </form>
  );
}

const NONE = 'none';

/** Of which type a work order is made of a mail that belongs to none. */
function NewType({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const t = useT('team');
  const locale = useLocale();
  const types = useQuery(workOrderTypesQuery(useApi())).data?.items.filter(({ enabled }) => enabled) ?? [];
  return (
    <Select
      label={t('mail.new_type')}
      options={[{ value: NONE, label: t('mail.new_none') }, ...types.map(({ id, name }) => ({ value: id, label: wordsIn(name, locale) }))]}
      value={value ?? NONE}
      onChange={(id) => onChange(id === NONE ? null : id)}
      className="max-w-xs"
    />
  );
}
