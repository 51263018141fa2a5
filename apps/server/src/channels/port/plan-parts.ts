import type { Attachment, Card, Source } from '@lobby/contract';
import { buttonsOf, filesBeside } from '@lobby/contract';
import type { Part } from './adapter.ts';
import type { Button, Capabilities } from './capabilities.ts';
import { PERSON } from './press.ts';

/** What of a message goes out. */
export interface Outgoing {
  body: string;
  attachments?: readonly Attachment[] | undefined;
  cards?: readonly Card[] | undefined;
  sources?: readonly Source[] | undefined;
  /** Said before it, such as a greeting. */
  before: readonly string[];
  /** It offers these to choose from. */
  isChoice: boolean;
  /** A file that the service does not take can be fetched here. */
  linkTo: (file: Attachment) => string;
  /** What was made of its files, by their ids; null where nothing could be. */
  made?: MadeFiles;
}

/** What goes in the place of a file, or the file itself with what the service asks for beside it. */
export type MadeFile = Pick<Part & { kind: 'file' }, 'name' | 'mime' | 'bytes' | 'piece' | 'durationMs'>;
export type MadeFiles = ReadonlyMap<string, MadeFile | null>;

/** Of the files of a message those of which something is to be made before it is planned. Pure. */
export function filesToMake({ attachments = [], made }: Outgoing, can: Capabilities): Attachment[] {
  return attachments.filter((file) => {
    const { kind } = can.fileWay(file);
    return !made?.has(file.id) && (kind === 'made' || (kind === 'as_is' && asksBeside(file, can)));
  });
}

function asksBeside({ mime }: Attachment, { asksBeside: asked = [] }: Capabilities): boolean {
  return (asked.includes('preview') && /^(image|video)\//.test(mime)) || (asked.includes('duration') && mime.startsWith('audio/'));
}

/**
 * A message in the parts that a service takes: text that is too long is cut at sentences, buttons that it has no room for are written out, each
 * file goes by itself, in the form that the service takes, and one that it takes in none goes as a link. As few parts as can be: some of them are paid for. Pure.
 */
export function planParts(message: Outgoing, can: Capabilities): Part[] {
  const { body, attachments = [], cards = [], sources = [] } = message;
  const beside = filesBeside({ attachments: [...attachments], cards: [...cards] });
  const going = beside.map((file) => ({ file, part: fileOf(file, message, can) }));
  const links = going.flatMap(({ file, part }) => (part ? [] : `${file.name}: ${message.linkTo(file)}`));
  const buttons = message.isChoice ? choicesOf(sources) : buttonsFrom(sources);
  const words = [...message.before, body, ...links].filter((text) => text !== '').join('\n\n');
  const files = going.flatMap(({ part }) => part ?? []);
  const [first] = files;
  const isCaption = first !== undefined && words !== '' && words.length <= can.captionMax && buttons.length === 0;
  const said = isCaption ? [] : textParts(words, buttons, can);
  const withCaption = isCaption ? [{ ...first, caption: words }, ...files.slice(1)] : files;
  return [...said, ...withCaption, ...cards.flatMap((card) => cardParts(card, message, can))];
}

/** undefined where it goes as a link. */
function fileOf(file: Attachment, { made }: Outgoing, can: Capabilities): (Part & { kind: 'file' }) | undefined {
  const { id: fileId, name, mime, bytes } = file;
  const { kind } = can.fileWay(file);
  const isMade = kind === 'made' || (kind === 'as_is' && asksBeside(file, can));
  const of = isMade ? made?.get(fileId) : kind === 'as_is' ? { name, mime, bytes } : undefined;
  return of ? { kind: 'file', fileId, ...of, caption: '' } : undefined;
}

function cardParts({ title, text, picture, buttons }: Card, message: Outgoing, can: Capabilities): Part[] {
  const words = [title, text].filter((line) => line !== '').join('\n');
  const shown = message.attachments?.find(({ id }) => id === picture);
  const file = (shown && fileOf(shown, message, can)) ?? [];
  const said = textParts(words, buttons.map(toButton), can);
  return [file, said].flat();
}

function choicesOf(sources: readonly Source[]): Button[] {
  return sources.map(({ title }) => ({ label: title }));
}

function buttonsFrom(sources: readonly Source[]): Button[] {
  return buttonsOf(sources).map(toButton);
}

function toButton({ kind, label, target }: { kind: string; label: string; target: string }): Button {
  if (kind === 'url') return { label, url: target };
  return kind === 'handoff' ? { label, sends: PERSON } : { label };
}

/** The text with its buttons below its last part. */
function textParts(words: string, buttons: readonly Button[], can: Capabilities): Part[] {
  const isShown = ({ label, url }: Button) =>
    label.length <= can.buttonMax && (url === undefined || (can.opensAddresses && /^https?:/.test(url)));
  const fit = buttons.length <= can.buttonsMax && buttons.every(isShown);
  // Numbered, so that a number can be answered.
  const written = fit ? [] : buttons.map(({ label, url }, index) => (url === undefined ? `${index + 1}. ${label}` : `${label}: ${url}`));
  const whole = [words, written.join('\n')].filter((text) => text !== '').join('\n\n');
  const texts = cutText(whole, can.textMax);
  const last = texts.pop();
  if (last !== undefined) texts.push(...cutTail(last, (fit && buttons.length > 0 ? can.buttonTextMax : undefined) ?? can.textMax));
  return texts.map((text, index) => ({ kind: 'text', text, buttons: fit && index === texts.length - 1 ? [...buttons] : [] }));
}

/** Ends of paragraphs, then of sentences, then of words, at which a text is cut. */
const ENDS = [/\n\n/gu, /[.!?。！？…]["'”’」』)）]*\s*|\n/gu, /\s+/gu];
/** A cut leaves no part shorter than this share of the longest, where that can be. */
const SHORTEST = 0.4;

/** A text in pieces of at most `max` characters, cut where a reader pauses. Pure. */
export function cutText(text: string, max: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const at = cutAt(rest.slice(0, max), max * SHORTEST);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** A text whose end has at most `max` characters: in one piece or, cut where a reader pauses, in two. */
function cutTail(text: string, max: number): string[] {
  if (text.length <= max) return [text];
  const least = text.length - max;
  const pause = ENDS.map((ends) => [...text.matchAll(ends)].map((end) => end.index + end[0].length))
    .map((places) => places.find((at) => at >= least && at < text.length))
    .find((at) => at !== undefined);
  // Nothing to pause at: but no character of two halves is cut through.
  const code = text.charCodeAt(least);
  const at = pause ?? (code >= 0xdc_00 && code <= 0xdf_ff ? least + 1 : least);
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}

function cutAt(head: string, least: number): number {
  for (const ends of ENDS) {
    const last = [...head.matchAll(ends)].at(-1);
    const at = last === undefined ? 0 : last.index + last[0].length;
    if (at >= least) return at;
  }
  // Nothing to pause at: but no character of two halves is cut through.
  const code = head.charCodeAt(head.length - 1);
  return code >= 0xd8_00 && code <= 0xdb_ff ? head.length - 1 : head.length;
}
