import { useFormats, useT } from '@lobby/i18n';
import { useChat } from '#/components/chat-context.tsx';
import { wordEvent } from '#/components/message/event-words.ts';
import { decideSave } from './decide-save.ts';
import { transcript } from './transcript.ts';

/** Saves the whole conversation as a text file, earlier messages that are not on the page included; answers with the text where that cannot be. */
export function useTranscript(): () => Promise<string | undefined> {
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
    return (await save(`${t('transcript.file')}-${business?.slug ?? tenant}.txt`, text)) ? undefined : text;
  };
}

/** @returns false where the text has to be shown instead */
async function save(name: string, text: string): Promise<boolean> {
  // The byte order mark tells older editors that the text is UTF-8.
  const file = new File(['\uFEFF', text], name, { type: 'text/plain' });
  const canShare = navigator.canShare?.({ files: [file] }) ?? false;
  const way = decideSave({ userAgent: navigator.userAgent, canShare, isTouch: matchMedia('(pointer: coarse)').matches });
  if (way === 'share') return share(file);
  if (way === 'download') download(file);
  return way === 'download';
}

async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    // Who closes the sheet wants no other one; a browser that does not let the page share at all does not get the text out.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  URL.revokeObjectURL(url);
}
