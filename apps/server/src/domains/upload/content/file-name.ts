import { extensionOf } from '@lobby/contract';

/** Longest name that is kept, in characters. */
const NAME_MAX = 200;

/** Controls, and marks that turn the direction of text around: `gpj.exe` must not look like `exe.jpg`. */
const HIDDEN = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** A name that can be shown and saved anywhere: no folder, nothing hidden, nothing that a system reserves. */
export function cleanName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(HIDDEN, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  if (plain === '') return 'file';
  const ending = extensionOf(plain);
  const stem = ending === '' ? plain : plain.slice(0, -(ending.length + 1));
  return ending === '' ? plain.slice(0, NAME_MAX) : `${stem.slice(0, NAME_MAX - ending.length - 1)}.${plain.slice(-ending.length)}`;
}

/** The name with another ending. */
export function withExtension(name: string, extension: string): string {
  const ending = extensionOf(name);
  return `${ending === '' ? name : name.slice(0, -(ending.length + 1))}.${extension}`;
}
