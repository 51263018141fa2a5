import { DocumentRefused, EMPTY_DOCUMENT, type Block, type FoundQuestion, type ParsedDocument } from './parsed-document.ts';

/** Values inside each other. */
const DEPTH_MAX = 60;
type Values = Readonly<Record<string, unknown>>;

/**
 * Data as what it says: a list of records a row each, with the names of their values; what holds others is a heading.
 * @throws DocumentRefused unreadable for what is no JSON, too_complex
 */
export function readJson(text: string): ParsedDocument {
  return documentOf(parse(text.replace(/^\uFEFF/, '')));
}

/** Data with a record on every line. @throws DocumentRefused unreadable where a line is no JSON, too_complex */
export function readJsonLines(text: string): ParsedDocument {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return documentOf(lines.filter((line) => line.trim() !== '').map(parse));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocumentRefused('unreadable', { cause });
  }
}

function documentOf(data: unknown): ParsedDocument {
  const blocks = blocksOf(data, []);
  return { ...EMPTY_DOCUMENT, blocks, questions: questionsIn(data) };
}

/** Records with a question and its answer. */
function questionsIn(data: unknown): FoundQuestion[] {
  if (Array.isArray(data)) return data.flatMap(questionsIn);
  if (!isValues(data)) return [];
  const [question, answer] = [wordsOf(data['question']), wordsOf(data['answer'])];
  return question !== '' && answer !== '' ? [{ question, answer }] : Object.values(data).flatMap(questionsIn);
}

function blocksOf(data: unknown, path: string[]): Block[] {
  if (path.length > DEPTH_MAX) throw new DocumentRefused('too_complex');
  if (Array.isArray(data)) return data.flatMap((each: unknown) => itemBlocks(each, path));
  return isValues(data) ? recordBlocks(data, path) : block('text', wordsOf(data), path);
}

/** A record that holds only values is a row; one that holds more goes by its name. */
function itemBlocks(item: unknown, path: string[]): Block[] {
  if (!isValues(item)) return Array.isArray(item) ? blocksOf(item, path) : block('item', wordsOf(item), path);
  return block('row', rowOf(item), path).concat(nestedBlocks(item, [...path, ...nameOf(item)]));
}

function recordBlocks(record: Values, path: string[]): Block[] {
  return block('row', rowOf(record), path).concat(nestedBlocks(record, path));
}

function nestedBlocks(record: Values, path: string[]): Block[] {
  return Object.entries(record)
    .filter(([, value]) => !isPlain(value))
    .flatMap(([name, value]) => blocksOf(value, [...path, name]));
}

const rowOf = (record: Values) =>
  Object.entries(record)
    .filter(([, value]) => isPlain(value) && wordsOf(value) !== '')
    .map(([name, value]) => `${name}: ${wordsOf(value)}`)
    .join('; ');

/** What tells a record from its neighbours. */
function nameOf(record: Values): string[] {
  const name = ['name', 'title', 'question', 'label', 'id'].map((key) => wordsOf(record[key])).find((each) => each !== '');
  return name === undefined ? [] : [name];
}

const isValues = (data: unknown): data is Values => typeof data === 'object' && data !== null && !Array.isArray(data);
/** A value, or a list of them. */
const isPlain = (value: unknown) => (Array.isArray(value) ? value.every((each) => typeof each !== 'object') : !isValues(value));

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ').trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

const block = (kind: Block['kind'], text: string, path: string[]): Block[] => (text === '' ? [] : [{ kind, path, text }]);
