import { buttonLines, buttonsOf, wordsOf, type Locale, type Message } from '@lobby/contract';
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

/** A conversation as the text of a mail, one message a paragraph, in the visitor's language and zone. */
export function composeTranscript(messages: readonly Message[], { business, locale, timezone, isCut }: TranscriptHead): string {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  const paragraphs = messages.flatMap((message) => {
    const said = paragraphOf(message, locale);
    return said === undefined ? [] : [`[${moment.format(message.created_at)}] ${said}`];
  });
  return [
    say(locale, 'transcript.head', { business, zone: timezone }),
    ...(isCut ? [say(locale, 'transcript.cut')] : []),
    ...paragraphs,
    '—',
    say(locale, 'transcript.foot', { business }),
  ].join('\n\n');
}

function paragraphOf(message: Message, locale: Locale): string | undefined {
  const { author_kind: author, author_name: name, event, attachments = [], sources } = message;
  if (event) return wordEvent(event, locale);
  const body = wordsOf(message);
  const who = author === 'contact' ? say(locale, 'transcript.you') : (name ?? say(locale, 'transcript.bot'));
  if (message.deleted_at !== undefined) return `${who}:\n${say(locale, 'transcript.removed')}`;
  const files = attachments.map((file) => `[${file.name}]`);
  const buttons = buttonLines(buttonsOf(sources)).map((line) => `- ${line}`);
  return `${who}:\n${[...(body === '' ? [] : [body]), ...files, ...buttons].join('\n')}`;
}

function wordEvent({ name, actor }: NonNullable<Message['event']>, locale: Locale): string | undefined {
  if (!TOLD.has(name as Told)) return undefined;
  const key: WordKey = name === 'agent_joined' && actor === null ? 'transcript.agent_joined_nobody' : `transcript.${name as Told}`;
  return say(locale, key, { name: actor ?? '' });
}
