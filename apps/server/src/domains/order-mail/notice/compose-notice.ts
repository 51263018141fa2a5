import { REOPEN_DAYS, UNANSWERED_DAYS, workOrderNo, type Attachment, type Locale } from '@lobby/contract';
import { say, type WordKey } from '#/words.ts';
import { LINK_DAYS } from '#/domains/mail/signed-link.ts';
import type { NoticeKind } from './decide-notices.ts';
import type { Block } from '#/domains/mail/letter-blocks.ts';

/** Bytes of files that go with one mail; most servers take 25 MB, and a mail makes a third more of them. */
export const ATTACHED_MAX_BYTES = 10 * 1024 * 1024;

/** What somebody wrote, for the customer to read. */
export interface SaidLine {
  isTheirs: boolean;
  /** The colleague; null is the business. */
  by: string | null;
  body: string;
  files: readonly Attachment[];
}

export interface NoticeLetter {
  locale: Locale;
  business: string;
  no: number;
  subject: string;
  head: NoticeKind;
  kinds: readonly NoticeKind[];
  /** What was done about it; empty where nobody said. */
  solution: string;
  mergedNo: number | null;
  said: readonly SaidLine[];
  url: string;
  /** Mails to it are read. */
  takesReplies: boolean;
}

const TITLES: Readonly<Record<NoticeKind, WordKey>> = {
  received: 'order_mail.received',
  replied: 'order_mail.replied',
  pending: 'order_mail.pending',
  reminder: 'order_mail.reminder',
  solved: 'order_mail.solved',
  closed: 'order_mail.closed',
  cancelled: 'order_mail.cancelled',
  merged: 'order_mail.merged',
  link: 'order_mail.link',
};

/** Every mail of one work order has the same subject, so that mail programs keep them together. */
export function subjectOf(no: number, subject: string): string {
  return `[${workOrderNo(no)}] ${subject}`;
}

/** Which files go along, in their order, and which are found on the page. Pure. */
export function divideFiles(files: readonly Attachment[]): { attached: Attachment[]; linked: Attachment[] } {
  let room = ATTACHED_MAX_BYTES;
  const attached = files.filter(({ bytes }) => {
    if (bytes > room) return false;
    room -= bytes;
    return true;
  });
  return { attached, linked: files.filter((file) => !attached.includes(file)) };
}

/** The letter that tells of a work order. It is given only what its customer may see. Pure. */
export function composeNotice(letter: NoticeLetter): Block[] {
  const { locale, business, no, subject, kinds, said, url, takesReplies } = letter;
  const t = (key: WordKey, words: Record<string, string | number> = {}) => say(locale, key, { business, no: workOrderNo(no), ...words });
  const isTheirs = said[0]?.isTheirs ?? true;
  const title = titleOf(letter, isTheirs, t);
  const { linked } = divideFiles(said.flatMap((line) => (line.isTheirs ? [] : line.files)));
  const blocks: Block[] = [
    ...(takesReplies ? [{ kind: 'marker' as const, text: t('order_mail.above') }] : []),
    { kind: 'title', text: title },
    { kind: 'text', text: `${workOrderNo(no)} · ${subject}` },
    ...said.filter((line) => line.body !== '' || line.files.length > 0).map((line) => saidBlock(line, t)),
    ...whatNow(letter, t),
    ...(linked.length > 0 ? [{ kind: 'text' as const, text: [t('order_mail.linked'), ...linked.map(({ name }) => name)].join('\n') }] : []),
  ];
  const isAsked = kinds.includes('solved');
  const buttons: Block[] = isAsked
    ? [
        { kind: 'button', label: t('order_mail.is_solved'), url: `${url}&say=solved` },
        { kind: 'button', label: t('order_mail.not_solved'), url: `${url}&say=not_solved` },
      ]
    : [{ kind: 'button', label: t('order_mail.open'), url }];
  const how = takesReplies ? t('order_mail.answer_mail') : t('order_mail.answer_page');
  return [
    ...blocks,
    ...buttons,
    { kind: 'small', text: [how, t('order_mail.link_days', { days: LINK_DAYS })].join('\n') },
    { kind: 'small', text: business },
  ];
}

function titleOf({ head, mergedNo }: NoticeLetter, isTheirs: boolean, t: Translate): string {
  if (head === 'received' && !isTheirs) return t('order_mail.opened');
  // That of another customer is nobody's business.
  if (head === 'merged') return mergedNo === null ? t('order_mail.closed') : t('order_mail.merged', { no: workOrderNo(mergedNo) });
  return t(TITLES[head]);
}

type Translate = (key: WordKey, words?: Record<string, string | number>) => string;

function saidBlock({ isTheirs, by, body, files }: SaidLine, t: Translate): Block {
  const names = files.map(({ name }) => name).join(', ');
  const who = isTheirs ? t('order_mail.you_wrote') : t('order_mail.wrote', { name: by ?? t('order_mail.us') });
  return {
    kind: 'said',
    by: who,
    text: [body, names === '' ? '' : t('order_mail.files', { names })].filter((each) => each !== '').join('\n'),
  };
}

/** What is to be known of how it stands now. */
function whatNow({ head, solution, takesReplies }: NoticeLetter, t: Translate): Block[] {
  const texts: Record<NoticeKind, string[]> = {
    received: [t('order_mail.received_text')],
    replied: [],
    pending: [t('order_mail.pending_text', { days: UNANSWERED_DAYS })],
    reminder: [t('order_mail.reminder_text', { days: UNANSWERED_DAYS })],
    solved: [
      solution === '' ? t('order_mail.solved_silent', { days: UNANSWERED_DAYS }) : `${t('order_mail.solved_text')}\n${solution}`,
      t('order_mail.solved_q', { days: REOPEN_DAYS }),
    ],
    closed: [takesReplies ? t('order_mail.closed_mail') : t('order_mail.closed_page')],
    cancelled: [t('order_mail.cancelled_text')],
    merged: [t('order_mail.merged_text')],
    link: [t('order_mail.link_text')],
  };
  return texts[head].map((text) => ({ kind: 'text', text }));
}
