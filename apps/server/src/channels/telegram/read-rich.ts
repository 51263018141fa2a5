import type { z } from 'zod/mini';
import { file } from './update.ts';

type Files = { file: z.output<typeof file>; name: string; mime: string }[];

/** Parts of a block, and of a text, that hold more blocks or texts, in the order in which they are read. */
const PARTS = ['label', 'summary', 'text', 'items', 'cells', 'blocks', 'caption', 'credit'] as const;
/** What a piece says where it holds no text. */
const SAID = ['alternative_text', 'expression'] as const;
const FILES = [
  ['photo', 'photo.jpg', 'image/jpeg'],
  ['video', 'video.mp4', 'video/mp4'],
  ['animation', 'animation.mp4', 'video/mp4'],
  ['audio', 'audio.mp3', 'audio/mpeg'],
  ['voice_note', 'voice.ogg', 'audio/ogg'],
] as const;

type Piece = Readonly<Record<string, unknown>>;
const isPiece = (given: unknown): given is Piece => typeof given === 'object' && given !== null && !Array.isArray(given);

/** The words of a message with blocks, a line each: no kind of block is named, so that those to come are read too. */
export function wordsOfRich(blocks: readonly unknown[]): string {
  return blocks
    .map(lineOf)
    .filter((line) => line.trim() !== '')
    .join('\n');
}

function lineOf(block: unknown): string {
  if (!isPiece(block)) return textOf(block);
  const { items, cells, blocks, ...rest } = block;
  const rows = Array.isArray(cells) ? cells.map((row) => (Array.isArray(row) ? row.map(textOf).join(' | ') : '')) : [];
  const lists = [items, blocks].flatMap((each) => (Array.isArray(each) ? each.map(itemOf) : []));
  return [textOf(rest), ...rows, ...lists].filter((line) => line.trim() !== '').join('\n');
}

/** A line of a list stands behind its number or point. */
function itemOf(item: unknown): string {
  if (!isPiece(item) || typeof item['label'] !== 'string') return lineOf(item);
  const { label, ...rest } = item;
  return `${label} ${lineOf(rest)}`;
}

function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  if (Array.isArray(given)) return given.map(textOf).join('');
  if (!isPiece(given)) return '';
  const said = SAID.map((name) => given[name]).find((each) => typeof each === 'string');
  return said ?? PARTS.map((name) => textOf(given[name])).join('');
}

/** The files of a message with blocks. */
export function filesOfRich(given: unknown): Files {
  if (Array.isArray(given)) return given.flatMap(filesOfRich);
  if (!isPiece(given)) return [];
  const own = FILES.flatMap(([field, name, mime]) => {
    const held = given[field];
    const { data } = file.safeParse(Array.isArray(held) ? held.at(-1) : held);
    return data ? [{ file: data, name, mime }] : [];
  });
  return [...own, ...filesOfRich(given['items']), ...filesOfRich(given['blocks'])];
}

export function isEmptyRich(blocks: readonly unknown[]): boolean {
  return wordsOfRich(blocks) === '' && filesOfRich(blocks).length === 0;
}
