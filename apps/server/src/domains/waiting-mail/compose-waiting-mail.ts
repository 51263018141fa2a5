import type { Locale } from '@lobby/contract';
import type { Letter } from '#/domains/mail/enqueue-mail.ts';
import { htmlLetter, plainLetter, type Block } from '#/domains/mail/letter-blocks.ts';
import { wordWait } from '#/word-wait.ts';
import { say, type WordKey } from '#/words.ts';

/** Visitors whom one mail shows; the others are in the list that it opens. */
const SHOWN_MAX = 10;
/** Longest part of a name and of what a visitor wrote, in characters. */
const NAME_MAX = 60;
const WORDS_MAX = 400;
const SECOND_MS = 1_000;
const SESSIONS = '/dashboard/session';

/** A visitor who waits, as the mail tells of them. */
export interface ToldWait {
  id: string;
  no: number;
  visitor: string | null;
  words: string | null;
  /** In milliseconds since 1970. */
  since: number;
  agentName: string | null;
  /** The one who is written to has the conversation. */
  isOwn: boolean;
}

interface WaitingMail {
  locale: Locale;
  business: string;
  /** Address of this Lobby. */
  origin: string;
  now: number;
  /** Two or more are told of in one mail. */
  waits: readonly ToldWait[];
}

/** The mail that tells a colleague who waits for a reply, and how to open it. Pure. */
export function composeWaitingMail({ locale, business, origin, now, waits }: WaitingMail): Pick<Letter, 'subject' | 'text' | 'html'> {
  const t: Translate = (key, words = {}) => say(locale, key, words);
  const nameOf = ({ visitor, no }: ToldWait) =>
    cut(visitor?.replaceAll(/\s+/g, ' ').trim() ?? '', NAME_MAX) || t('waiting_mail.visitor', { no });
  const waitOf = ({ since }: ToldWait) => wordWait((now - since) / SECOND_MS, locale);
  const linkTo = ({ id }: ToldWait) => `${origin}${SESSIONS}?conversation=${id}`;
  const [first] = waits;
  if (!first) throw new Error('a mail about waits tells of one at least');
  const isOne = waits.length === 1;
  const words = { name: nameOf(first), wait: waitOf(first), count: waits.length };
  const shown = waits.slice(0, SHOWN_MAX).flatMap((wait): Block[] => {
    const { by, text } = { by: [nameOf(wait), waitOf(wait), ownerOf(wait, t)].join(' · '), text: quoteOf(wait, t) };
    return [{ kind: 'said', by, text }, ...(isOne ? [] : [{ kind: 'link' as const, label: t('waiting_mail.open'), url: linkTo(wait) }])];
  });
  const more = waits.length - SHOWN_MAX;
  const blocks: Block[] = [
    { kind: 'title', text: t(isOne ? 'waiting_mail.title_one' : 'waiting_mail.title_many', words) },
    ...shown,
    ...(more > 0 ? [{ kind: 'text' as const, text: t('waiting_mail.more', { count: more }) }] : []),
    isOne
      ? { kind: 'button', label: t('waiting_mail.open'), url: linkTo(first) }
      : { kind: 'button', label: t('waiting_mail.open_all'), url: `${origin}${SESSIONS}?view=waiting` },
    { kind: 'small', text: t('waiting_mail.why', { business }) },
  ];
  return {
    subject: t(isOne ? 'waiting_mail.subject_one' : 'waiting_mail.subject_many', words),
    text: plainLetter(blocks),
    html: htmlLetter(blocks),
  };
}

type Translate = (key: WordKey, words?: Record<string, string | number>) => string;

function ownerOf({ isOwn, agentName }: ToldWait, t: Translate): string {
  if (isOwn) return t('waiting_mail.yours');
  return agentName === null ? t('waiting_mail.queued') : t('waiting_mail.theirs', { agent: cut(agentName, NAME_MAX) });
}

const quoteOf = ({ words }: ToldWait, t: Translate) => (words === null ? t('waiting_mail.no_words') : cut(words, WORDS_MAX));

/** By whole characters, so that none is torn apart. */
function cut(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
