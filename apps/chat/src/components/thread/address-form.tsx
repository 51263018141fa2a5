import { useT } from '@lobby/i18n';
import { Button, TextField } from '@lobby/ui';
import { useRef, useState } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';

const NAME_MAX = 120;

/** Where the visitor wishes to be answered: an e-mail address or a telephone number, or both. */
export function AddressForm({ onDone }: { onDone: () => void }) {
  const t = useT('later');
  const common = useT();
  const chat = useChat();
  const tell = useFailureToast();
  const email = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const read = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' && value.trim() !== '' ? { [name]: value.trim() } : {};
    };
    const address = { ...read('name'), ...read('email'), ...read('phone') };
    const isMissing = !('email' in address) && !('phone' in address);
    setMissing(isMissing);
    if (isMissing) return email.current?.focus();
    setSending(true);
    chat.leaveAddress(address).then(onDone, (error: unknown) => {
      setSending(false);
      email.current?.focus();
      tell(error);
    });
  };
  return (
    <form
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <TextField label={t('off_hours.name')} name="name" autoComplete="name" maxLength={NAME_MAX} />
      <TextField
        ref={email}
        label={t('off_hours.email')}
        name="email"
        type="email"
        autoComplete="email"
        error={missing ? t('off_hours.one_needed') : undefined}
      />
      <TextField label={t('off_hours.phone')} name="phone" type="tel" autoComplete="tel" />
      <p className="text-sm text-pretty text-muted">{t('off_hours.how')}</p>
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" onClick={onDone}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={sending}>
          {t('off_hours.send')}
        </Button>
      </div>
    </form>
  );
}
