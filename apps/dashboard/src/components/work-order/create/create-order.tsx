import { ApiError } from '@lobby/api-client';
import {
  fieldsFor,
  MESSAGE_MAX,
  PRIORITIES,
  wordsIn,
  type FieldValue,
  type FieldValues,
  type RequestInput,
  type WorkOrder,
  type workOrders,
  ownValue,
} from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Alert, Button, Dialog, Select, Spinner, TextArea, TextField } from '@lobby/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useRef, useState } from 'react';
import { LaterControls, LaterTray } from '#/components/attachment/later-parts.tsx';
import { AWAITED_TRAY, EMPTY_TRAY } from '#/components/attachment/tray-state.ts';
import type { PickedFile } from '#/components/attachment/use-tray.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { OrderFormFields } from '#/components/work-order/order-form-fields.tsx';
import { useApi } from '#/data/api.ts';
import { orderCalls, useOrderCall } from '#/data/order-detail.ts';
import { workOrderTypesQuery } from '#/data/work-order.ts';
import { CustomerFields, NO_CUSTOMER, type TypedCustomer } from './customer-fields.tsx';
import { newMessageId } from '#/state/message-id.ts';

type Request = RequestInput<typeof workOrders.create>;

export interface CreateOrderProps {
  /** What it is made out of; nothing where it is asked whose it is. */
  source?: Pick<Request, 'contact_id' | 'origin_conversation_id' | 'follows_id' | 'split_from'>;
  title: string;
  /** What is filled in to begin with. */
  start: {
    readonly typeId?: string | undefined;
    readonly subject: string;
    readonly description: string;
    readonly fields?: FieldValues | undefined;
    readonly files: readonly PickedFile[];
  };
  onClose: () => void;
  onMade: (order: WorkOrder) => void;
}

/** A work order out of a conversation, a message or a closed one, with what is known filled in already; or for somebody at the counter. */
export function CreateOrder({ source, title, start, onClose, onMade }: CreateOrderProps) {
  const t = useT('orders');
  const locale = useLocale();
  const types = useQuery(workOrderTypesQuery(useApi()));
  const offered = types.data?.items.filter(({ enabled }) => enabled) ?? [];
  const [typeId, setTypeId] = useState(start.typeId);
  const type = offered.find(({ id }) => id === typeId) ?? (offered.length === 1 ? offered[0] : undefined);
  const [customer, setCustomer] = useState(NO_CUSTOMER);
  const [words, setWords] = useState({ subject: start.subject, description: start.description.slice(0, MESSAGE_MAX) });
  const [fields, setFields] = useState<FieldValues>(start.fields ?? {});
  const [priority, setPriority] = useState<WorkOrder['priority']>();
  const [picked, setPicked] = useState<readonly PickedFile[]>(start.files);
  const [tray, setTray] = useState(start.files.length > 0 ? AWAITED_TRAY : EMPTY_TRAY);
  const { submit, refuse, busy, errors, problem, form } = useCreate(onMade);
  const asked = type ? fieldsFor(type.fields, 'agent') : [];
  const send = () => {
    const known = Object.fromEntries(
      asked.flatMap(({ key }) => {
        const value = ownValue(fields, key);
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
    if (!source && !isNamed(customer)) return refuse({ 'contact.name': t('create.needs_customer') });
    const request = type && {
      ...(source ?? customerOf(customer)),
      ...words,
      type_id: type.id,
      type_version: type.version,
      fields: known,
      ...(priority ? { priority } : {}),
      attachments: tray.ready.map(({ id }) => id),
    };
    submit(request, { type: t('detail.needs_type'), subject: t('detail.needs_subject'), description: t('detail.needs_words') });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      icon={<Ticket />}
      width={560}
      actions={<Buttons busy={busy} held={tray.held || offered.length === 0} onClose={onClose} onSend={send} />}
    >
      <form
        ref={form}
        noValidate
        aria-label={title}
        className="mt-4 flex max-h-[60vh] flex-col gap-4 overflow-y-auto px-0.5 pb-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (!tray.held) send();
        }}
      >
        {problem === undefined ? null : <Alert tone="warning">{problem}</Alert>}
        {types.isLoading ? <Spinner /> : null}
        {types.isSuccess && offered.length === 0 ? <Alert title={t('detail.no_types')}>{t('detail.no_types_text')}</Alert> : null}
        {source ? null : <CustomerFields value={customer} errors={errors} onChange={setCustomer} />}
        <Select
          label={t('detail.type')}
          name="type"
          value={type?.id ?? null}
          error={type ? undefined : errors['type']}
          options={offered.map(({ id, name }) => ({ value: id, label: wordsIn(name, locale) }))}
          onChange={setTypeId}
        />
        <TextField
          label={t('column.subject')}
          name="subject"
          maxLength={200}
          value={words.subject}
          error={errors['subject']}
          onChange={(event) => setWords({ ...words, subject: event.target.value })}
        />
        <TextArea
          label={t('detail.description')}
          name="description"
          description={t('detail.description_hint')}
          rows={4}
          maxLength={MESSAGE_MAX}
          value={words.description}
          error={errors['description']}
          onChange={(event) => setWords({ ...words, description: event.target.value })}
        />
        <OrderFormFields
          fields={asked}
          values={fields}
          errors={errors}
          onChange={(key, value: FieldValue | undefined) => setFields((before) => ({ ...before, [key]: value ?? '' }))}
        />
        <Select
          label={t('column.priority')}
          value={priority ?? type?.default_priority ?? 'normal'}
          options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
          onChange={setPriority}
        />
        <section aria-label={t('detail.files')}>
          <LaterControls
            onPick={(files) => {
              setTray((before) => (before === EMPTY_TRAY ? AWAITED_TRAY : before));
              setPicked((before) => [...before, ...files]);
            }}
          />
          {picked.length > 0 ? <LaterTray picked={picked} onChange={setTray} /> : null}
        </section>
      </form>
    </Dialog>
  );
}

const isNamed = ({ known, name, email, phone }: TypedCustomer) => known !== undefined || `${name}${email}${phone}`.trim() !== '';

/** Whose it is, as it is asked for: whoever was chosen, or what was typed. */
function customerOf({ known, ...typed }: TypedCustomer): Pick<Request, 'contact_id' | 'contact'> {
  if (known) return { contact_id: known.id };
  return { contact: Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== '')) };
}

interface ButtonsProps {
  busy: boolean;
  held: boolean;
  onClose: () => void;
  onSend: () => void;
}

function Buttons({ busy, held, onClose, onSend }: ButtonsProps) {
  const t = useT('orders');
  const common = useT();
  return (
    <>
      <Button onClick={onClose}>{common('actions.cancel')}</Button>
      <Button variant="primary" loading={busy} disabled={held} onClick={onSend}>
        {t('detail.create')}
      </Button>
    </>
  );
}

/** Sends it under one id however often it is tried, and says which field is wrong. */
function useCreate(onMade: (order: WorkOrder) => void) {
  const t = useT('orders');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [clientId] = useState(newMessageId);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useOrderCall();
  const show = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) return;
    const named = `[name="${first}"], [name="field-${first}"]`;
    form.current?.querySelector<HTMLElement>(named)?.focus();
  };
  return {
    form,
    errors,
    problem,
    busy: isPending,
    /** Says what is missing without asking the server. */
    refuse: (found: Readonly<Record<string, string>>) => {
      setProblem(undefined);
      show(found);
    },
    submit: (request: Omit<Request, 'client_id'> | undefined, missing: { type: string; subject: string; description: string }) => {
      setProblem(undefined);
      if (!request) return show({ type: missing.type });
      if (request.subject.trim() === '') return show({ subject: missing.subject });
      if (request.description.trim() === '') return show({ description: missing.description });
      setErrors({});
      mutate(orderCalls.create({ ...request, client_id: clientId }), {
        onSuccess: onMade,
        onError(error) {
          const fields = error instanceof ApiError ? error.fields : [];
          show(Object.fromEntries(fields.map(({ path, message }) => [path.replace(/^fields\./, ''), message])));
          const isChanged = error instanceof ApiError && error.reason === 'form_changed';
          if (isChanged) void queryClient.invalidateQueries({ queryKey: ['work-order', 'type'] });
          if (fields.length === 0) setProblem(isChanged ? t('detail.form_changed') : errorText(error));
        },
      });
    },
  };
}
