import { useLocale, useT } from '@lobby/i18n';
import { Button, TextField } from '@lobby/ui';
import { useState } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { mailTranscript, type MailedTranscript } from '#/data/transcript.ts';
import { keep } from '#/state/browser-storage.ts';

const KEY = 'lobby-mail';

/** An address for the conversation; the one of the last time is only to be confirmed. */
export function TranscriptMail() {
  const t = useT('later');
  const chat = useChat();
  const locale = useLocale();
  const tell = useFailureToast();
  const { local } = chat.storage;
  const [email, setEmail] = useState(() => local.getItem(KEY) ?? '');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<{ what: MailedTranscript; address: string }>();
  const submit = () => {
    const address = email.trim();
    setSending(true);
    setSent(undefined);
    mailTranscript(chat, address, locale)
      .then((what) => {
        keep(local, KEY, address);
        setSent({ what, address });
      }, tell)
      .finally(() => setSending(false));
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('transcript.email')}
        type="email"
        required
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" loading={sending}>
        {t('transcript.send')}
      </Button>
      <p role="status" className="text-sm text-success-text empty:hidden wrap-anywhere">
        {sent === undefined ? null : t(sent.what === 'link' ? 'transcript.sent_link' : 'transcript.sent', { address: sent.address })}
      </p>
    </form>
  );
}
