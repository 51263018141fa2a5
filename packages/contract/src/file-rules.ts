import { z } from 'zod/mini';

const MIB = 1024 * 1024;
/** Largest file by who sends it, in bytes: no business lets anybody send more. */
export const FILE_MAX_BYTES = { visitor: 20 * MIB, staff: 50 * MIB } as const;
export type FileSide = keyof typeof FILE_MAX_BYTES;

/** What files are, as people tell them apart. */
export const FILE_KINDS = ['image', 'document', 'audio', 'video', 'archive', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const sideRules = (side: FileSide) =>
  z.object({
    /** What may be sent; one kind at least. */
    kinds: z.array(z.enum(FILE_KINDS)).check(z.minLength(1), z.maxLength(FILE_KINDS.length)),
    /** The largest file, in MB. */
    max_mb: z.int().check(z.gte(1), z.lte(FILE_MAX_BYTES[side] / MIB)),
  });

/** What each side may send in a conversation. */
export const fileRules = z.object({ visitor: /* @__PURE__ */ sideRules('visitor'), staff: /* @__PURE__ */ sideRules('staff') });
export type FileRules = z.output<typeof fileRules>;
export type SideRules = FileRules[FileSide];

/** What holds until a business says otherwise: everything that is let in at all. */
export const EVERY_FILE: FileRules = {
  visitor: { kinds: [...FILE_KINDS], max_mb: FILE_MAX_BYTES.visitor / MIB },
  staff: { kinds: [...FILE_KINDS], max_mb: FILE_MAX_BYTES.staff / MIB },
};

/** What one side may send, as the rules and the plan have it. */
export const sendable = z.object({ kinds: z.array(z.enum(FILE_KINDS)), max_bytes: z.int() });
export type Sendable = z.output<typeof sendable>;

const ENDINGS: Readonly<Record<Exclude<FileKind, 'other'>, string>> = {
  image: 'jpg jpeg jfif png apng gif webp avif tif tiff bmp heic heif jxl jp2 ico',
  document:
    'pdf doc docx docm xls xlsx xlsm ppt pptx pptm odt ods odp rtf epub pages numbers key txt csv tsv md html htm svg xml json log yaml yml ics vcf msg eml',
  audio: 'mp3 wav ogg oga opus m4a aac flac amr weba mid',
  video: 'mp4 m4v mov webm mkv avi 3gp mpg mpeg ogv wmv',
  archive: 'zip 7z rar gz tgz tar bz2 xz',
};
const KIND_OF_ENDING: ReadonlyMap<string, FileKind> = new Map(
  Object.entries(ENDINGS).flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind as FileKind] as const)),
);

/** The kind of a file, by its type where that says one, and otherwise by its name. Pure. */
export function fileKindOf({ name, mime }: { name: string; mime: string }): FileKind {
  const named = KIND_OF_ENDING.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '') ?? 'other';
  if (mime === 'image/svg+xml' || mime === 'application/pdf' || mime.startsWith('text/')) return 'document';
  if (mime.startsWith('image/')) return 'image';
  if (mime.startsWith('audio/') || mime === 'application/ogg') return 'audio';
  if (mime.startsWith('video/')) return 'video';
  // A document of an office is a ZIP to whoever only looks at its content.
  if (ARCHIVES.test(mime)) return named === 'document' ? named : 'archive';
  return named;
}

const ARCHIVES = /^application\/(?:zip|x-zip-compressed|x-7z-compressed|x-rar-compressed|vnd\.rar|gzip|x-gzip|x-tar|x-bzip2|x-xz)$/;

/** What a file picker is told to offer; undefined where everything may be sent. Pure. */
export function acceptOf(kinds: readonly FileKind[]): string | undefined {
  if (kinds.includes('other')) return undefined;
  return kinds.flatMap((kind) => OFFERED[kind as Exclude<FileKind, 'other'>]).join(',');
}

const dotted = (kind: keyof typeof ENDINGS) => ENDINGS[kind].split(' ').map((ending) => `.${ending}`);
const OFFERED: Readonly<Record<keyof typeof ENDINGS, readonly string[]>> = {
  image: ['image/*'],
  document: dotted('document'),
  audio: ['audio/*'],
  video: ['video/*'],
  archive: dotted('archive'),
};
