import type { MessagingKind } from './messaging-fields.ts';

/** What a file is made into for a service: a JPEG or PNG, Opus in Ogg, AAC in MP4. */
export type FileForm = 'picture' | 'ogg' | 'm4a';

/**
 * How a file goes to a service: as it is, made into something that the service shows, as a link, or not at all because neither helps. A link goes
 * too where making it fails.
 */
export type FileWay = { kind: 'as_is' } | { kind: 'made'; form: FileForm } | { kind: 'link' } | { kind: 'refused' };

interface Taken {
  /** Bytes at most. */
  max: number;
  mimes?: readonly string[];
}

interface ServiceFiles {
  pictures: Taken;
  sounds: Taken;
  films: Taken;
  /** Anything else; null where the service has no message for it. */
  documents: Taken | null;
  /** What its apps record and play. */
  voice: 'ogg' | 'm4a';
  /** A drawing in SVG is neither shown nor safe to open from a chat. */
  refusesDrawings: boolean;
}

const MIB = 1024 * 1024;
/** Longer recordings are not made into anything, in bytes. */
export const MADE_SOUND_MAX = 16 * MIB;
/** Pictures that can be drawn anew. */
const DRAWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
const SVG = 'image/svg+xml';

const FILES: Readonly<Record<MessagingKind, ServiceFiles>> = {
  telegram: {
    pictures: { max: 10 * MIB },
    sounds: { max: 50 * MIB },
    films: { max: 50 * MIB },
    documents: { max: 50 * MIB },
    voice: 'ogg',
    refusesDrawings: false,
  },
  line: {
    pictures: { max: 10 * MIB, mimes: ['image/jpeg', 'image/png'] },
    sounds: { max: 200 * MIB, mimes: ['audio/mp4', 'audio/mpeg'] },
    films: { max: 200 * MIB, mimes: ['video/mp4'] },
    documents: null,
    voice: 'm4a',
    refusesDrawings: true,
  },
  whatsapp: {
    pictures: { max: 5 * MIB, mimes: ['image/jpeg', 'image/png'] },
    sounds: { max: 16 * MIB, mimes: ['audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/aac', 'audio/amr'] },
    films: { max: 16 * MIB, mimes: ['video/mp4', 'video/3gpp'] },
    documents: { max: 100 * MIB },
    voice: 'ogg',
    refusesDrawings: true,
  },
  email: {
    pictures: { max: 10 * MIB },
    sounds: { max: 10 * MIB },
    films: { max: 10 * MIB },
    documents: { max: 10 * MIB },
    voice: 'ogg',
    refusesDrawings: false,
  },
};

const takes = ({ max, mimes }: Taken, mime: string, bytes: number) => bytes <= max && (mimes?.includes(mime) ?? true);

/** How a file goes to a service. Mails keep recordings as they are: whatever opens a mail opens them. Pure. */
export function wayOfFile(service: MessagingKind, { mime, bytes }: { mime: string; bytes: number }): FileWay {
  const { pictures, sounds, films, documents, voice, refusesDrawings } = FILES[service];
  const [family = ''] = mime.split('/');
  if (mime === SVG && refusesDrawings) return { kind: 'refused' };
  if (mime === 'audio/webm' && service !== 'email') return bytes <= MADE_SOUND_MAX ? { kind: 'made', form: voice } : { kind: 'link' };
  const taken = { image: pictures, audio: sounds, video: films }[family] ?? documents;
  if (taken && takes(taken, mime, bytes)) return { kind: 'as_is' };
  return DRAWN.has(mime) ? { kind: 'made', form: 'picture' } : { kind: 'link' };
}
