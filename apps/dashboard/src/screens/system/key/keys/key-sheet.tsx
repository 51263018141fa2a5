import { KEY_ADDRESSES_MAX, KEY_NAME_MAX, type ApiKey } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, Select, Sheet, TextArea, TextField, toast } from '@lobby/ui';
import { useId, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useCreateKey, useUpdateKey } from '#/data/api-key.ts';
import {
  draftOf,
  END_CHOICES,
  endOf,
  faultsOf,
  readAddresses,
  readRate,
  type EndChoice,
  type KeyDraft,
  type KeyFaults,
} from './key-draft.ts';
import { ChannelBoxes } from './channel-boxes.tsx';
import { ScopeBoxes } from './scope-boxes.tsx';
import { useKeyChannels } from './use-key-channels.ts';

interface KeySheetProps {
  /** The one that is changed; none makes a new one. */
  apiKey: ApiKey | undefined;
  rateMax: number;
  /** @param key the text of a new key, which is told this once */
  onMade: (key: string) => void;
  onClose: () => void;
}

/** Asks for what a key needs. */
export function KeySheet({ apiKey, rateMax, onMade, onClose }: KeySheetProps) {
  const t = useT('keys');
  const common = useT('common');
  const formId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const create = useCreateKey();
  const update = useUpdateKey();
  const channels = useKeyChannels();
  const [draft, setDraft] = useState(() => draftOf(apiKey));
  const [isTried, setIsTried] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const faults = faultsOf(draft, rateMax, openedAt);
  const submit = () => {
    setIsTried(true);
    if (faults.name) nameField.current?.focus();
    if (Object.keys(faults).length > 0) return;
    const limits = {
      name: draft.name,
      channel_ids: [...draft.channels],
      allowed_addresses: readAddresses(draft.addresses),
      rate_per_min: readRate(draft.rate),
    };
    if (apiKey) {
      const onSuccess = () => {
        toast.success(t('form.saved'));
        onClose();
      };
      update.mutate({ id: apiKey.id, ...limits }, { onSuccess });
    } else {
      const request = { ...limits, scopes: [...draft.scopes], expires_at: endOf(draft, Date.now()) };
      create.mutate(request, { onSuccess: ({ key }) => onMade(key) });
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(apiKey ? 'form.edit' : 'create')}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={create.isPending || update.isPending}>
            {t(apiKey ? 'form.save' : 'create')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Failure error={create.error ?? update.error} />
        <TextField
          ref={nameField}
          label={t('form.name')}
          description={t('form.name_hint')}
          value={draft.name}
          maxLength={KEY_NAME_MAX}
          error={isTried && faults.name ? t(`form.${faults.name}`) : undefined}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        {apiKey ? null : <GivenOnce draft={draft} faults={isTried ? faults : {}} onChange={setDraft} />}
        <ChannelBoxes channels={channels} chosen={draft.channels} onChange={(chosen) => setDraft({ ...draft, channels: chosen })} />
        <Limits draft={draft} faults={isTried ? faults : {}} rateMax={rateMax} onChange={setDraft} />
      </form>
    </Sheet>
  );
}

function Failure({ error }: { error: Error | null }) {
  const errorText = useErrorText();
  return error ? <Alert tone="danger">{errorText(error)}</Alert> : null;
}

interface PartProps {
  draft: KeyDraft;
  faults: KeyFaults;
  onChange: (draft: KeyDraft) => void;
}

/** What stays as it is once the key is made. */
function GivenOnce({ draft, faults, onChange }: PartProps) {
  const t = useT('keys');
  const wordEnd = (choice: EndChoice) =>
    choice === 'never' ? t('form.never_ends') : choice === 'date' ? t('form.on_date') : t('form.in_days', { count: Number(choice) });
  return (
    <>
      <ScopeBoxes
        chosen={draft.scopes}
        error={faults.scopes && t(`form.${faults.scopes}`)}
        onChange={(scopes) => onChange({ ...draft, scopes })}
      />
      <Select
        label={t('form.ends')}
        options={END_CHOICES.map((value) => ({ value, label: wordEnd(value) }))}
        value={draft.end}
        onChange={(end) => onChange({ ...draft, end })}
      />
      {draft.end === 'date' ? (
        <TextField
          label={t('form.date')}
          type="date"
          value={draft.date}
          error={faults.date && t(`form.${faults.date}`)}
          onChange={(event) => onChange({ ...draft, date: event.target.value })}
        />
      ) : null}
    </>
  );
}

function Limits({ draft, faults, rateMax, onChange }: PartProps & { rateMax: number }) {
  const t = useT('keys');
  const formats = useFormats();
  const { addresses } = faults;
  const max = formats.number(rateMax);
  const wordAddresses = () =>
    addresses?.fault === 'addresses_wrong'
      ? t('form.addresses_wrong', { address: addresses.address })
      : addresses && t('form.addresses_many', { max: KEY_ADDRESSES_MAX });
  return (
    <>
      <TextArea
        label={t('form.addresses')}
        description={t('form.addresses_hint')}
        value={draft.addresses}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        error={wordAddresses()}
        onChange={(event) => onChange({ ...draft, addresses: event.target.value })}
      />
      <TextField
        label={t('form.rate')}
        description={t('form.rate_hint', { max })}
        inputMode="numeric"
        value={draft.rate}
        error={faults.rate && t(`form.${faults.rate}`, { max })}
        onChange={(event) => onChange({ ...draft, rate: event.target.value })}
      />
    </>
  );
}
