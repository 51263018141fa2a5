import { useFormats, useT } from '@lobby/i18n';
import { useChat } from '#/components/chat-context.tsx';
import { wordEvent } from '#/components/message/event-words.ts';
import { transcript } from './transcript.ts';

/** Downloads the whole conversation as a text file, earlier messages that are not on the page included. */
export function useTranscript(): () => Promise<void> {
  const t = useT('chat');
  const order = useT('order');
  const formats = useFormats();
  const { store, readEarlier, tenant } = useChat();
  return async () => {
    let more = store.get().thread.floor > 0;
    while (more) more = await readEarlier();
    const { thread, tenant: business } = store.get();
    const text = transcript(thread.messages, {
      title: t('transcript.title', { name: business?.name ?? tenant }),
      you: t('thread.you'),
      bot: t('thread.bot'),
      takenBack: t('thread.taken_back'),
      event: (message) => wordEvent(t, order, message),
      dateTime: (at) => formats.dateTime(at),
    });
    save(`${t('transcript.file')}-${business?.slug ?? tenant}.txt`, text);
  };
}

function save(name: string, text: string): void {
  // The byte order mark tells older editors that the text is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
