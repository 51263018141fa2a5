import { JoinedTexts } from '#/thesaurus/joined-texts.ts';
import { toSimplified } from '#/analysis/traditional-to-simplified.ts';

const FIRST = 0x4e00;
const LAST = 0x9fff;
/** Sounds and shapes that are kept of a character. */
const CHINESE_PLACES = 4;
const JAPANESE_PLACES = 4;
const SHAPE_PLACES = 2;
const PLACES = CHINESE_PLACES + JAPANESE_PLACES + SHAPE_PLACES;

/** Sounds with their characters, and groups of characters that look alike. */
export interface SoundLists {
  readonly mandarin: string;
  readonly cantonese: string;
  readonly japanese: string;
  readonly shapes: string;
}

/** Texts are compared as their Simplified form. */
const codesOf = (characters: string): number[] => Array.from(characters, (character) => toSimplified(character.charCodeAt(0)));
const isHan = (code: number): boolean => code >= FIRST && code <= LAST;

/** Characters of one sound or shape, and among which of a character's sounds and shapes it is kept. */
interface SoundGroup {
  readonly codes: readonly number[];
  readonly kana: string;
  readonly from: number;
  readonly places: number;
}

/** All groups, an empty one before them: its number says that there is none. */
function groupsIn({ mandarin, cantonese, japanese, shapes }: SoundLists): SoundGroup[] {
  const chinese = [mandarin, cantonese].flatMap((list) =>
    Array.from(list.matchAll(/[a-z]+([^a-z]+)/g), ([, characters = '']) => characters),
  );
  const inChinese = { kana: '', from: 0, places: CHINESE_PLACES };
  const inJapanese = { from: CHINESE_PLACES, places: JAPANESE_PLACES };
  const inShape = { kana: '', from: CHINESE_PLACES + JAPANESE_PLACES, places: SHAPE_PLACES };
  return [
    { codes: [], ...inChinese },
    ...chinese.map((characters) => ({ codes: codesOf(characters), ...inChinese })),
    ...Array.from(japanese.matchAll(/([ぁ-ゖー]+)([^ぁ-ゖー]+)/g), ([, kana = '', characters = '']) => ({
      codes: codesOf(characters),
      kana,
      ...inJapanese,
    })),
    ...shapes.split(' ').map((characters) => ({ codes: codesOf(characters), ...inShape })),
  ];
}

/** Which characters of folded texts an input method, or an eye, takes for each other: numbers of sounds and shapes by character, in one typed array. */
export class SoundTable {
  /** For each character its place among those that have a sound or a shape, 0 where it has none. */
  readonly #characters = new Uint16Array(LAST - FIRST + 1);
  /** By that place the numbers of its Chinese sounds, of its Japanese ones and of its shapes; 0 where there is none. */
  readonly #groups: Uint16Array;
  /** The characters of each group, one behind the other, and where each group begins. */
  readonly #members: Uint16Array;
  readonly #starts: Uint16Array;
  /** The kana of each Japanese sound; '' for the other groups. */
  readonly #kana: JoinedTexts;

  constructor({ mandarin, cantonese, japanese, shapes }: SoundLists) {
    let last = 0;
    for (const code of codesOf(mandarin + cantonese + japanese + shapes)) {
      if (!isHan(code) || this.#characters[code - FIRST] !== 0) continue;
      last += 1;
      this.#characters[code - FIRST] = last;
    }
    this.#groups = new Uint16Array((last + 1) * PLACES);
    const groups = groupsIn({ mandarin, cantonese, japanese, shapes });
    this.#members = Uint16Array.from(groups.flatMap(({ codes }) => codes));
    this.#starts = new Uint16Array(groups.length + 1);
    this.#kana = new JoinedTexts(groups.map(({ kana }) => kana));
    for (const [number, group] of groups.entries()) this.#add(group, number);
  }

  /** What it takes in memory. */
  get bytes(): number {
    const sounds = this.#characters.byteLength + this.#groups.byteLength;
    return sounds + this.#members.byteLength + this.#starts.byteLength + this.#kana.bytes;
  }

  /** Whether two different characters sound or look alike. */
  areAlike(one: number, other: number, isJapanese: boolean): boolean {
    if (one === other || !isHan(one) || !isHan(other)) return false;
    return this.#groupsOf(one, isJapanese).some((group) => this.#isIn(other, group));
  }

  /** The characters that sound or look like one. */
  alikeTo(code: number, isJapanese: boolean): Set<number> {
    const alike = new Set<number>();
    for (const group of this.#groupsOf(code, isJapanese))
      for (let at = this.#starts[group] as number; at < (this.#starts[group + 1] as number); at += 1)
        alike.add(this.#members[at] as number);
    alike.delete(code);
    return alike;
  }

  /** How a word of Chinese characters may be written in kana, [] where a character has no known sound. */
  kanaOf(word: string): string[] {
    let written = [''];
    for (const character of word) {
      const sounds = this.#groupsOf(character.charCodeAt(0), true).flatMap((group) => this.#kana.at(group) || []);
      written = written.flatMap((before) => sounds.map((sound) => before + sound));
    }
    return written;
  }

  #groupsOf(code: number, isJapanese: boolean): number[] {
    if (!isHan(code)) return [];
    const start = this.#startOf(code);
    const sounds = isJapanese ? start + CHINESE_PLACES : start;
    const shapes = start + CHINESE_PLACES + JAPANESE_PLACES;
    const groups: number[] = [];
    const collect = (from: number, end: number): void => {
      for (let place = from; place < end; place += 1) if (this.#groups[place] !== 0) groups.push(this.#groups[place] as number);
    };
    collect(sounds, sounds + (isJapanese ? JAPANESE_PLACES : CHINESE_PLACES));
    collect(shapes, start + PLACES);
    return groups;
  }

  #startOf(code: number): number {
    return (this.#characters[code - FIRST] as number) * PLACES;
  }

  #isIn(code: number, group: number): boolean {
    const start = this.#startOf(code);
    return this.#groups.subarray(start, start + PLACES).includes(group);
  }

  #add({ codes, from, places }: SoundGroup, number: number): void {
    this.#starts[number + 1] = (this.#starts[number] as number) + codes.length;
    for (const code of codes) {
      if (!isHan(code)) continue;
      const start = this.#startOf(code) + from;
      const free = this.#groups.subarray(start, start + places).indexOf(0);
      if (free >= 0) this.#groups[start + free] = number;
    }
  }
}
