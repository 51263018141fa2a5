import type { Attachment, FileForm } from '@lobby/contract';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Capabilities } from '#/channels/port/capabilities.ts';
import type { MadeFile } from '#/channels/port/plan-parts.ts';
import { withExtension } from '#/domains/upload/content/file-name.ts';
import { fileKey } from '#/domains/upload/file-key.ts';
import { assemble } from '#/domains/upload/finish-upload.ts';
import { inWorkFolder } from '#/outside/files/work-folder.ts';
import type { Services } from '#/services.ts';
import { makeSound, SOUND_MAX_MS } from './sound/make-sound.ts';

/** What every service takes of a picture, in bytes. */
const PICTURE_MAX = 5 * 1024 * 1024;
/** Longest time for one file with those that wait before it, in milliseconds. */
export const MAKE_MAX_MS = 5 * SOUND_MAX_MS;

type Files = Pick<Services, 'files'>;

/** Makes of a file what a service takes, and what it asks for beside it; all of it lies where the file lies. @returns null where that cannot be */
export async function makeFile(services: Files, tenantId: number, file: Attachment, can: Capabilities): Promise<MadeFile | null> {
  const way = can.fileWay(file);
  const form = way.kind === 'made' ? way.form : undefined;
  const asked = can.asksBeside ?? [];
  if (file.mime.startsWith('audio/')) return soundOf(services, tenantId, file, form, asked.includes('duration'));
  if (asked.includes('preview') && !(await keepPreview(services, tenantId, file))) return null;
  const { name, mime, bytes } = file;
  return form === undefined ? { name, mime, bytes } : pictureOf(services, tenantId, file);
}

async function pictureOf({ files }: Files, tenantId: number, { id, name }: Attachment): Promise<MadeFile | null> {
  const source = await readWhole({ files }, fileKey(tenantId, id, 'original'));
  // The picture library loads with the first picture.
  const { redrawPicture } = await import('#/domains/upload/content/redraw-picture.ts');
  const drawn = source && (await redrawPicture(source, PICTURE_MAX));
  if (!drawn) return null;
  await files.put(fileKey(tenantId, id, drawn.as), drawn.bytes);
  return {
    piece: drawn.as,
    name: withExtension(name, drawn.as === 'jpeg' ? 'jpg' : 'png'),
    mime: `image/${drawn.as}`,
    bytes: drawn.bytes.length,
  };
}

async function keepPreview({ files }: Files, tenantId: number, { id, mime, thumb }: Attachment): Promise<boolean> {
  const { drawFilmPreview, drawPreview } = await import('#/domains/upload/content/redraw-picture.ts');
  const source = mime.startsWith('video/') ? undefined : await readWhole({ files }, fileKey(tenantId, id, thumb ? 'thumb' : 'original'));
  const preview = mime.startsWith('video/') ? await drawFilmPreview() : source && (await drawPreview(source));
  if (preview) await files.put(fileKey(tenantId, id, 'preview'), preview);
  return preview !== undefined;
}

const SOUNDS = { ogg: { mime: 'audio/ogg', extension: 'ogg' }, m4a: { mime: 'audio/mp4', extension: 'm4a' } } as const;

function soundOf(
  { files }: Files,
  tenantId: number,
  { id, name, mime, bytes }: Attachment,
  form: FileForm | undefined,
  asksDuration: boolean,
): Promise<MadeFile | null> {
  return inWorkFolder('upload', async (folder) => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    await assemble({ files }, [fileKey(tenantId, id, 'original')], from);
    const into = form === 'ogg' || form === 'm4a' ? form : undefined;
    const answer = await makeSound({ do: into ?? 'measure', from, to });
    if ('refused' in answer) return null;
    const duration = asksDuration ? { durationMs: answer.durationMs } : {};
    if (into === undefined) return { name, mime, bytes, ...duration };
    const made = SOUNDS[into];
    await files.put(fileKey(tenantId, id, into), { path: to });
    return { piece: into, name: withExtension(name, made.extension), mime: made.mime, bytes: (await stat(to)).size, ...duration };
  });
}

async function readWhole({ files }: Files, key: string): Promise<Uint8Array | undefined> {
  const stored = await files.read(key);
  return stored && new Uint8Array(await new Response(stored.stream).arrayBuffer());
}
