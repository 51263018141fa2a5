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

/** Which characters of folded texts an input method, or an eye, takes for each other: numbers of sounds and shapes by character, in one typed array. */
export class SoundTable {
  /** For each character its place among those that have a sound or a shape, 0 where it has none. */
  readonly #characters = new Uint16Array(LAST - FIRST + 1);
  /** By that place the numbers of its Chinese sounds, of its Japanese ones and of its shapes; 0 where there is none. */
  readonly #groups: Uint16Array;
  /** The characters of each group. */
  readonly #members: string[] = [''];
  /** The kana of each Japanese sound, by the number of its group. */
  readonly #kana = new Map<number, string>();

  /** At most two for each of the few thousand characters that have a sound. */
  readonly #alike = new Map<number, readonly string[]>();

  constructor({ mandarin, cantonese, japanese, shapes }: SoundLists) {
    let last = 0;
    for (const code of codesOf(mandarin + cantonese + japanese + shapes)) {
      if (!isHan(code) || this.#characters[code - FIRST] !== 0) continue;
      last += 1;
      this.#characters[code - FIRST] = last;
    }
    this.#groups = new Uint16Array((last + 1) * PLACES);
    for (const [, , characters = ''] of mandarin.matchAll(/([a-z]+)([^a-z]+)/g)) this.#add(characters, 0, CHINESE_PLACES);
    for (const [, , characters = ''] of cantonese.matchAll(/([a-z]+)([^a-z]+)/g)) this.#add(characters, 0, CHINESE_PLACES);
    for (const [, kana = '', characters = ''] of japanese.matchAll(/([ぁ-ゖー]+)([^ぁ-ゖー]+)/g))
      this.#kana.set(this.#add(characters, CHINESE_PLACES, JAPANESE_PLACES), kana);
    for (const characters of shapes.split(' ')) this.#add(characters, CHINESE_PLACES + JAPANESE_PLACES, SHAPE_PLACES);
  }

  /** Whether two different characters sound or look alike. */
  areAlike(one: number, other: number, isJapanese: boolean): boolean {
    if (one === other || !isHan(one) || !isHan(other)) return false;
    return this.#groupsOf(one, isJapanese).some((group) => this.#isIn(other, group));
  }

  /** The characters that sound or look like one; remembered, since questions repeat their characters. */
  alikeTo(code: number, isJapanese: boolean): readonly string[] {
    if (!isHan(code)) return [];
    const key = code * 2 + (isJapanese ? 1 : 0);
    const known = this.#alike.get(key);
    if (known) return known;
    const alike = new Set(this.#groupsOf(code, isJapanese).flatMap((group) => Array.from(this.#members[group] ?? '')));
    alike.delete(String.fromCharCode(code));
    this.#alike.set(key, [...alike]);
    return [...alike];
  }

  /** How a word of Chinese characters may be written in kana, [] where a character has no known sound. */
  kanaOf(word: string): string[] {
    let written = [''];
    for (const character of word) {
      const sounds = this.#groupsOf(character.charCodeAt(0), true).flatMap((group) => this.#kana.get(group) ?? []);
      written = written.flatMap((before) => sounds.map((sound) => before + sound));
    }
    return written;
  }

  #groupsOf(code: number, isJapanese: boolean): number[] {
    if (!isHan(code)) return [];
    const start = this.#startOf(code);
    const sounds = isJapanese
      ? this.#groups.subarray(start + CHINESE_PLACES, start + CHINESE_PLACES + JAPANESE_PLACES)
      : this.#groups.subarray(start, start + CHINESE_PLACES);
    const shapes = this.#groups.subarray(start + CHINESE_PLACES + JAPANESE_PLACES, start + PLACES);
    return [...sounds, ...shapes].filter((group) => group > 0);
  }

  #startOf(code: number): number {
    return (this.#characters[code - FIRST] as number) * PLACES;
  }

  #isIn(code: number, group: number): boolean {
    const start = this.#startOf(code);
    return this.#groups.subarray(start, start + PLACES).includes(group);
  }

  /** @returns the number of the group */
  #add(characters: string, from: number, places: number): number {
    const codes = codesOf(characters);
    const group = this.#members.push(String.fromCharCode(...codes)) - 1;
    for (const code of codes) {
      if (!isHan(code)) continue;
      const start = this.#startOf(code) + from;
      const free = this.#groups.subarray(start, start + places).indexOf(0);
      if (free >= 0) this.#groups[start + free] = group;
    }
    return group;
  }
}
