import { buttonLines, buttonsOf, wordsOf, type Locale, type Message } from '@lobby/contract';
import type { Block } from '#/domains/mail/letter-blocks.ts';
import { say, type WordKey } from '#/words.ts';

export interface TranscriptHead {
  business: string;
  locale: Locale;
  /** IANA name of the visitor's zone. */
  timezone: string;
  /** Its beginning is left out. */
  isCut: boolean;
}

/** Lines of the conversation that the visitor is told of; who rated or read what they know themselves. */
const TOLD = new Set(['queued', 'agent_joined', 'returned_to_bot', 'resolved', 'abandoned', 'reopened', 'ended'] as const);
type Told = typeof TOLD extends Set<infer Name> ? Name : never;

/** One message: who said it, or nobody where the conversation tells of itself. */
interface Line {
  at: string;
  by?: string | undefined;
  text: string;
}

/** A conversation as the text of a mail, one message a paragraph, in the visitor's language and zone. */
export function composeTranscript(messages: readonly Message[], head: TranscriptHead): string {
  const { business, locale, timezone, isCut } = head;
  return [
    say(locale, 'transcript.head', { business, zone: timezone }),
    ...(isCut ? [say(locale, 'transcript.cut')] : []),
    ...linesOf(messages, head).map(({ at, by, text }) => (by === undefined ? `[${at}] ${text}` : `[${at}] ${by}:\n${text}`)),
    '—',
    say(locale, 'transcript.foot', { business }),
  ].join('\n\n');
}

/** The same, for the HTML part of the mail. */
export function transcriptBlocks(messages: readonly Message[], head: TranscriptHead): Block[] {
  const { business, locale, timezone, isCut } = head;
  return [
    { kind: 'title', text: say(locale, 'transcript.subject', { business }) },
    { kind: 'small', text: say(locale, 'transcript.head', { business, zone: timezone }) },
    ...(isCut ? [{ kind: 'small' as const, text: say(locale, 'transcript.cut') }] : []),
    ...linesOf(messages, head).map(({ at, by, text }): Block =>
      by === undefined ? { kind: 'small', text: `${text} · ${at}` } : { kind: 'said', by: `${by} · ${at}`, text },
    ),
    { kind: 'small', text: say(locale, 'transcript.foot', { business }) },
  ];
}

function linesOf(messages: readonly Message[], { locale, timezone }: TranscriptHead): Line[] {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  return messages.flatMap((message) => {
    const said = saidIn(message, locale);
    return said === undefined ? [] : [{ at: moment.format(message.created_at), ...said }];
  });
}

function saidIn(message: Message, locale: Locale): Omit<Line, 'at'> | undefined {
  const { author_kind: author, author_name: name, event, attachments = [], sources } = message;
  if (event) {
    const text = wordEvent(event, locale);
    return text === undefined ? undefined : { text };
  }
  const body = wordsOf(message);
  const by = author === 'contact' ? say(locale, 'transcript.you') : (name ?? say(locale, 'transcript.bot'));
  if (message.deleted_at !== undefined) return { by, text: say(locale, 'transcript.removed') };
  const files = attachments.map((file) => `[${file.name}]`);
  const buttons = buttonLines(buttonsOf(sources)).map((line) => `- ${line}`);
  return { by, text: [...(body === '' ? [] : [body]), ...files, ...buttons].join('\n') };
}

function wordEvent({ name, actor }: NonNullable<Message['event']>, locale: Locale): string | undefined {
  if (!TOLD.has(name as Told)) return undefined;
  const key: WordKey = name === 'agent_joined' && actor === null ? 'transcript.agent_joined_nobody' : `transcript.${name as Told}`;
  return say(locale, key, { name: actor ?? '' });
}
