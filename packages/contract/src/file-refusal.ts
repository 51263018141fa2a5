import { fileKindOf, type Sendable } from './file-rules.ts';

/** Endings that a system runs when somebody opens the file. */
const RUNNABLE_ENDINGS = new Set(
  (
    'exe dll com scr cpl sys drv msi msp bat cmd ps1 psm1 vbs vbe js mjs cjs jse ws wsf wsh hta lnk reg scf inf gadget jar class apk aab xapk ipa ' +
    'app dmg pkg deb rpm appimage elf so dylib wasm sh bash zsh csh fish run php phtml phar jsp asp aspx cgi py pyw rb pl lua command workflow desktop crx xpi swf'
  ).split(' '),
);

/** What follows the last dot, in small letters; empty where there is none. Pure. */
export function extensionOf(name: string): string {
  return /[^.]\.([\p{L}\p{N}]{1,12})$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function isRunnableEnding(extension: string): boolean {
  return RUNNABLE_ENDINGS.has(extension);
}

/** Why a file is refused by its name and size, before a byte of it travels; each is the reason that the server gives too. */
export const FILE_REFUSALS = ['file_empty', 'file_refused', 'too_large', 'file_kind'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** Whether, and why, a file is refused by its name and size. Without rules, only what nobody may send is. Pure. */
export function refusalOfFile(file: { name: string; bytes: number; mime: string }, rules?: Sendable): FileRefusal | undefined {
  if (file.bytes === 0) return 'file_empty';
  if (isRunnableEnding(extensionOf(file.name))) return 'file_refused';
  if (!rules) return undefined;
  if (file.bytes > rules.max_bytes) return 'too_large';
  return rules.kinds.includes(fileKindOf(file)) ? undefined : 'file_kind';
}

const FINAL: ReadonlySet<string> = new Set([...FILE_REFUSALS, 'file_mismatch', 'image_unreadable', 'image_too_large']);

/** Whether a file that was refused for a reason is refused again, however often it is tried. Pure. */
export function isFinalRefusal(reason: string): boolean {
  return FINAL.has(reason);
}
