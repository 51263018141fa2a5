import { extensionOf, isRunnableEnding, ownValue } from '@lobby/contract';
import { withExtension } from './file-name.ts';
import { isRunnableType } from './refused-types.ts';
import { SCRIPT } from './sniff-content.ts';

export interface FileFacts {
  name: string;
  /** What the sender took it for. */
  claimedMime: string;
  /** What its content says. */
  sniffed: string;
}

export type ContentVerdict =
  | { kind: 'refused'; reason: 'file_refused' | 'file_mismatch' | 'image_unreadable' }
  /** An image that is drawn anew before it is stored. */
  | { kind: 'image'; name: string }
  | { kind: 'file'; name: string; mime: string };

type Family = 'image' | 'media' | 'pdf' | 'zip' | 'text' | 'compound' | 'other';

const ENDINGS: Readonly<Record<Exclude<Family, 'other'>, string>> = {
  image: 'jpg jpeg jfif png gif webp avif tif tiff bmp heic heif jxl jp2',
  media: 'mp3 wav ogg oga opus m4a aac flac amr weba mp4 m4v mov webm mkv avi 3gp mpg mpeg ogv wmv mid',
  pdf: 'pdf',
  zip: 'zip docx xlsx pptx docm xlsm pptm odt ods odp epub pages numbers key',
  text: 'txt csv tsv json jsonl ndjson md log xml yaml yml ics vcf html htm svg srt vtt css ini',
  compound: 'doc xls ppt msg',
};
const FAMILY_OF_ENDING = new Map(
  Object.entries(ENDINGS).flatMap(([family, list]) => list.split(' ').map((ending) => [ending, family as Family])),
);

/** What a ZIP with such an ending is to those who save it. */
const ZIP_TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
};

/** Images that can be drawn anew, which takes everything out of them that is not the picture. */
const DRAWABLE = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp', 'image/avif', 'image/tiff']);
/** Images without anything to take out. */
const PLAIN_IMAGES = new Set(['image/bmp', 'image/x-icon']);

/** Whether a file is taken, and as what. Its content decides; a name or a type that says something else is refused. */
export function judgeContent({ name, claimedMime, sniffed }: FileFacts): ContentVerdict {
  const extension = extensionOf(name);
  if (isRunnableEnding(extension) || isRunnableType(sniffed) || sniffed === SCRIPT) return { kind: 'refused', reason: 'file_refused' };
  const is = familyOf(sniffed);
  if (!agrees(is, FAMILY_OF_ENDING.get(extension) ?? 'other', sniffed)) return { kind: 'refused', reason: 'file_mismatch' };
  if (!agrees(is, claimedFamily(claimedMime), sniffed)) return { kind: 'refused', reason: 'file_mismatch' };
  if (DRAWABLE.has(sniffed)) return { kind: 'image', name };
  if (is === 'image' && !PLAIN_IMAGES.has(sniffed)) return { kind: 'refused', reason: 'image_unreadable' };
  if (is === 'zip') return { kind: 'file', name, mime: ownValue(ZIP_TYPES, extension) ?? 'application/zip' };
  if (is === 'text') return { kind: 'file', name, mime: extension === 'csv' && sniffed === 'text/plain' ? 'text/csv' : sniffed };
  if (is === 'pdf') return { kind: 'file', name: withExtension(name, 'pdf'), mime: sniffed };
  return { kind: 'file', name, mime: is === 'media' ? heardAs(sniffed, claimedMime) : sniffed };
}

function familyOf(mime: string): Family {
  if (mime === 'image/svg+xml' || mime.startsWith('text/') || mime === 'application/xml') return 'text';
  if (mime.startsWith('image/')) return 'image';
  if (/^(audio|video)\/|^application\/(ogg|mxf)$/.test(mime)) return 'media';
  if (mime === 'application/pdf') return 'pdf';
  if (mime === 'application/zip') return 'zip';
  return mime === 'application/x-cfb' || mime === 'application/rtf' ? 'compound' : 'other';
}

/** Types that browsers take from the name say little; these say enough to hold the content to them. */
function claimedFamily(mime: string): Family {
  if (mime === 'image/svg+xml') return 'text';
  if (mime.startsWith('image/')) return 'image';
  if (/^(audio|video)\//.test(mime)) return 'media';
  return mime === 'application/pdf' ? 'pdf' : 'other';
}

/** `other` promises nothing. Sound and film without a signature are only stored, whatever they are. */
function agrees(is: Family, promised: Family, sniffed: string): boolean {
  if (promised === 'other' || promised === is) return true;
  return promised === 'media' && sniffed === 'application/octet-stream';
}

/** A recorder's film container without a film is sound. */
function heardAs(sniffed: string, claimedMime: string): string {
  if (!claimedMime.startsWith('audio/')) return sniffed;
  if (sniffed === 'video/webm' || sniffed === 'video/matroska') return 'audio/webm';
  return sniffed === 'video/mp4' || sniffed === 'audio/x-m4a' ? 'audio/mp4' : sniffed;
}
