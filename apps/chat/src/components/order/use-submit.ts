import { ApiError } from '@lobby/api-client';
import { ownValue, type Attachment, type FieldValue } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import type { Chat } from '#/data/open-chat.ts';
import { submitOrder, type OrderForms, type OwnOrder } from '#/data/work-order.ts';
import { needsConsent } from '#/state/needs-consent.ts';
import type { OrderDraft } from '#/state/order-draft.ts';

/** Pause before what did not get through is tried again, in milliseconds. */
const RETRY_MS = 5_000;
/** Failures after which the same is tried again by itself. */
const UNREACHABLE = new Set(['offline', 'timeout', 'unavailable', 'internal', 'network']);

type Form = OrderForms['items'][number];

export interface Submission {
  /** What is wrong, by the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly submit: () => void;
}

interface Parts {
  chat: Chat;
  form: Form | undefined;
  draft: OrderDraft;
  files: readonly Attachment[];
  /** The bot has offered it. */
  offered?: boolean;
  onSending: (sending: boolean) => void;
  onDone: (order: OwnOrder) => void;
  /** The form is another one by now. */
  onChanged: () => void;
}

/** Submits a work order, as often as it takes: a lost connection delays it and loses nothing. */
export function useSubmit({ chat, form, draft, files, offered = false, onSending, onDone, onChanged }: Parts): Submission {
  const t = useT('order');
  const locale = useLocale();
  const tell = useFailureToast();
  const asked = useChatState(needsConsent);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    if (!form || busy) return;
    setBusy(true);
    try {
      const { clientId, subject, description, email, chatId, followsId } = draft;
      const request = {
        client_id: clientId,
        type_id: form.id,
        type_version: form.version,
        subject,
        description,
        fields: valuesOf(form, draft),
        ...(files.length > 0 ? { attachments: files.map(({ id }) => id) } : {}),
        ...(offered ? { offered } : {}),
        ...(email.trim() === '' ? {} : { email }),
        ...(chatId === null ? {} : { origin_conversation_id: chatId }),
        ...(followsId === null ? {} : { follows_id: followsId }),
      };
      onDone(await submitOrder(chat, request, locale));
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  };

  const askConsent = () => {
    setProblem(t('agree_first'));
    focusFirst({ consent: '' });
  };

  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (UNREACHABLE.has(error.reason)) {
      setProblem(t('waiting'));
      onSending(true);
      return;
    }
    onSending(false);
    // The business asks for it since the form was opened: the session tells what there is to agree to.
    if (error.reason === 'consent_required') {
      const { conversationId } = chat.store.get();
      if (conversationId !== undefined) await chat.goBack(conversationId).catch(tell);
      return askConsent();
    }
    const found = Object.fromEntries((error.fields ?? []).map(({ path, message }) => [path.replace(/^fields\./, 'field-'), message]));
    setErrors(found);
    focusFirst(found);
    if (error.reason === 'form_changed') onChanged();
    setProblem(
      error.reason === 'form_changed'
        ? t('form_changed')
        : error.reason === 'throttled'
          ? t('too_many')
          : Object.keys(found).length > 0
            ? undefined
            : t('refused'),
    );
  };

  const sendAgain = useEffectEvent(() => void send());
  const { sending } = draft;
  const isReady = form !== undefined;
  useEffect(() => {
    if (!sending || !isReady) return undefined;
    const timer = setInterval(() => sendAgain(), RETRY_MS);
    const onOnline = () => sendAgain();
    globalThis.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', onOnline);
    };
  }, [sending, isReady]);

  return {
    errors,
    problem: sending ? t('waiting') : problem,
    busy,
    submit() {
      const missing = missingOf(form, draft, t('required'), t('type_first'));
      setErrors(missing);
      setProblem(undefined);
      if (Object.keys(missing).length > 0) focusFirst(missing);
      else if (asked) askConsent();
      else void send();
    },
  };
}

function missingOf(form: Form | undefined, draft: OrderDraft, required: string, typeFirst: string): Record<string, string> {
  if (!form) return { type: typeFirst };
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries([
    ...(draft.subject.trim() === '' ? [['subject', required]] : []),
    ...form.fields
      .filter(
        ({ required: isNeeded, kind, key }) =>
          isNeeded && isEmpty(kind === 'file' ? ownValue(draft.fieldFiles, key) : ownValue(draft.fields, key)),
      )
      .map((field) => [`field-${field.key}`, required]),
    ...(draft.description.trim() === '' ? [['description', required]] : []),
  ]) as Record<string, string>;
}

/** Of the form as it is: what an earlier one asked for stays in the draft. */
function valuesOf(form: Form, { fields, fieldFiles }: OrderDraft): OrderDraft['fields'] {
  return Object.fromEntries(
    form.fields.flatMap(({ key, kind }) => {
      if (kind !== 'file') return Object.hasOwn(fields, key) ? [[key, fields[key] as FieldValue]] : [];
      const files = ownValue(fieldFiles, key) ?? [];
      return files.length > 0 ? [[key, files.map(({ id }) => id)]] : [];
    }),
  );
}

function focusFirst(errors: Readonly<Record<string, string>>): void {
  requestAnimationFrame(() => {
    const names = new Set(Object.keys(errors));
    const controls = [...document.querySelectorAll<HTMLElement>('form [name], form [data-field], [name="consent"]')];
    const first = controls.find((element) => names.has(element.getAttribute('name') ?? element.dataset['field'] ?? ''));
    const target = first?.matches('[data-field]') ? first.querySelector<HTMLElement>('button') : first;
    target?.focus();
  });
}
