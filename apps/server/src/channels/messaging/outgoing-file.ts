import type { OutgoingFile, Part } from '#/channels/port/adapter.ts';
import { fileKey, type LinkedPiece } from '#/domains/upload/file-key.ts';
import { linkTo } from '#/domains/upload/file-link.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';

/** An address that anybody can fetch a file from for a while. */
export function fileLink(
  { config, secrets, now }: Pick<Services, 'config' | 'secrets' | 'now'>,
  tenantId: number,
  id: string,
  piece: LinkedPiece,
): string {
  return `${publicOrigin(config)}${linkTo({ tenantId, id, piece }, secrets, now()).path}`;
}

/** A file of a message lies here no more. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

/** A file, or what was made of it, as services take it. */
export function outgoingFile(
  services: Pick<Services, 'config' | 'secrets' | 'files' | 'now'>,
  tenantId: number,
  { fileId, piece: made }: Part & { kind: 'file' },
): OutgoingFile {
  const piece = made ?? 'original';
  return {
    url: fileLink(services, tenantId, fileId, piece),
    previewUrl: fileLink(services, tenantId, fileId, 'preview'),
    async read() {
      const stored = await services.files.read(fileKey(tenantId, fileId, piece));
      if (!stored) throw new FileGone(`no file ${fileId}`);
      return new Uint8Array(await new Response(stored.stream).arrayBuffer());
    },
  };
}
