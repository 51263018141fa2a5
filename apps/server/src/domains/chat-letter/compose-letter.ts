import type { Attachment, Locale } from '@lobby/contract';
import { LINK_DAYS } from '#/domains/mail/signed-link.ts';
import type { Block } from '#/domains/mail/letter-blocks.ts';
import { say, type WordKey } from '#/words.ts';
import { SHOWN_MAX } from './decide-letter.ts';

/** What a colleague wrote, for the visitor to read. */
export interface Said {
  /** The colleague; null is the business. */
  by: string | null;
  body: string;
  files: readonly Pick<Attachment, 'name'>[];
}

export interface ChatLetter {
  locale: Locale;
  business: string;
  said: readonly Said[];
  url: string;
  stopUrl: string;
}

/** The letter that brings replies of a chat to whoever left it. Pure. */
export function composeLetter({ locale, business, said, url, stopUrl }: ChatLetter): Block[] {
  const t = (key: WordKey, words: Record<string, string | number> = {}) => say(locale, key, { business, ...words });
  const shown = said.slice(0, SHOWN_MAX);
  const more = said.length - shown.length;
  return [
    { kind: 'title', text: t('chat_letter.title') },
    ...shown.map(({ by, body, files }): Block => {
      const names = files.map(({ name }) => name).join(', ');
      const lines = [body, names === '' ? '' : t('chat_letter.files', { names })];
      return { kind: 'said', by: t('chat_letter.wrote', { name: by ?? business }), text: lines.filter((line) => line !== '').join('\n') };
    }),
    ...(more > 0 ? [{ kind: 'text' as const, text: t('chat_letter.more', { count: more }) }] : []),
    { kind: 'button', label: t('chat_letter.open'), url },
    { kind: 'small', text: [t('chat_letter.answer'), t('chat_letter.link_days', { days: LINK_DAYS })].join('\n') },
    { kind: 'small', text: t('chat_letter.why') },
    { kind: 'link', label: t('chat_letter.stop'), url: stopUrl },
  ];
}
