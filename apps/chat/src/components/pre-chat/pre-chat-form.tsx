import { ApiError } from '@lobby/api-client';
import type { PreChatField } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, TextField } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { preChatNow } from '#/state/pre-chat.ts';

const NAME_MAX = 120;

const INPUT = {
  name: { autoComplete: 'name', maxLength: NAME_MAX },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
} as const;

const inputOf = (form: HTMLFormElement, field: PreChatField) => form.querySelector<HTMLInputElement>(`[name=${field}]`);

/** Over the field: who the visitor is, before they write or before a person is asked for. What is written already waits, and leads here. */
export function PreChatForm() {
  const t = useT('later');
  const common = useT();
  const chat = useChat();
  const tell = useFailureToast();
  const form = useChatState(preChatNow);
  const waiting = useChatState((state) => state.unsent.length);
  const box = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Partial<Record<PreChatField, string>>>({});
  const [sending, setSending] = useState(false);
  const isForPerson = useChatState((state) => state.personWanted);
  useEffect(() => {
    if (waiting > 0 || isForPerson) box.current?.querySelector('input')?.focus();
  }, [waiting, isForPerson]);
  if (!form) return null;
  const canSkip = form.fields.every(({ required }) => !required);

  const submit = (element: HTMLFormElement) => {
    const data = new FormData(element);
    const given = form.fields.flatMap(({ field }) => {
      const value = data.get(field);
      return typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()] as const] : [];
    });
    const found = form.fields.flatMap(({ field, required }): [PreChatField, string][] => {
      if (required && !given.some(([name]) => name === field)) return [[field, common('errors.required')]];
      return inputOf(element, field)?.validity.typeMismatch ? [[field, common('errors.email')]] : [];
    });
    setFaults(Object.fromEntries(found));
    const [first] = found;
    if (first) return inputOf(element, first[0])?.focus();
    setSending(true);
    chat
      .introduce(Object.fromEntries(given))
      .catch((error: unknown) => {
        const refused = error instanceof ApiError ? error.fields.filter(({ path }) => path in INPUT) : [];
        if (refused.length === 0) return tell(error);
        // In the visitor's language, as the server words it.
        setFaults(Object.fromEntries(refused.map(({ path, message }) => [path, message])));
      })
      .finally(() => setSending(false));
  };
  return (
    <form
      ref={box}
      aria-label={t('pre_chat.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      className="mx-3 mb-1 flex max-h-[75%] shrink-0 flex-col gap-3 overflow-y-auto rounded-2xl border border-border bg-accent-pale px-4 py-3"
    >
      {waiting > 0 && !canSkip ? (
        <p role="alert" className="text-sm font-semibold">
          {t('pre_chat.waiting')}
        </p>
      ) : null}
      <p dir="auto" className="text-sm wrap-anywhere">
        {form.text || t(isForPerson ? 'pre_chat.before_person' : 'pre_chat.before_chat')}
      </p>
      {form.fields.map(({ field, required }) => (
        <TextField
          key={field}
          name={field}
          label={required ? t(`pre_chat.${field}`) : t('pre_chat.optional', { field: t(`pre_chat.${field}`) })}
          required={required}
          error={faults[field]}
          {...INPUT[field]}
        />
      ))}
      <div className="flex gap-2 *:flex-1">
        {canSkip ? (
          <Button variant="secondary" onClick={() => void chat.introduce({}).catch(tell)}>
            {t('pre_chat.skip')}
          </Button>
        ) : isForPerson ? (
          <Button variant="secondary" onClick={chat.staysWithBot}>
            {common('actions.cancel')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" loading={sending}>
          {t(isForPerson ? 'pre_chat.ask_person' : 'pre_chat.start')}
        </Button>
      </div>
    </form>
  );
}
