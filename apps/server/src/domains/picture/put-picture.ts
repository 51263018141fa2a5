import type { UploadPurpose } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { keepPictureFile, letGoPictureFile, readPictureFile } from '#/domains/upload/picture-file.ts';
import { uploaderOf } from '#/domains/upload/uploader.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { PICTURE_FORMATS, pictureKey, pictureKeys } from './picture-file.ts';

export type PicturePurpose = Extract<UploadPurpose, 'face' | 'logo'>;

/**
 * Draws an own upload as everybody may see it. Whatever never comes into use afterwards goes with the upload.
 * @throws BusinessError not_found, also where it is for something else or somebody else's; image_unreadable
 */
export async function drawUpload(services: Services, actor: StaffActor, id: string, purpose: PicturePurpose): Promise<void> {
  const original = await readPictureFile(services, actor, id, purpose);
  if (!original) throw new BusinessError('not_found');
  const { drawPicture } = await import('#/domains/upload/content/draw-picture.ts');
  const drawn = await drawPicture(original);
  if (!drawn) throw new BusinessError('image_unreadable');
  for (const format of PICTURE_FORMATS) await services.files.put(pictureKey(id, format), drawn[format]);
}

/**
 * Lets one picture take the place of another, in the transaction that names it. A picture that is in use already is nobody else's to use.
 * @throws BusinessError not_found
 */
export async function exchangePicture(
  scope: TenantScope,
  actor: StaffActor,
  { before, after, purpose, now }: { before: string | null; after: string | null; purpose: PicturePurpose; now: number },
): Promise<void> {
  if (before === after) return;
  if (after !== null && !(await keepPictureFile(scope, uploaderOf(actor), after, purpose))) throw new BusinessError('not_found');
  if (before !== null) await letGoPictureFile(scope, before, purpose, now);
}

/** Behind the commit: what nobody shows any more is gone at once, and not only with the next purge. */
export async function erasePicture({ files }: Pick<Services, 'files'>, id: string | null): Promise<void> {
  if (id !== null) await files.remove(pictureKeys(id));
}

/** Lets go of the face of somebody who leaves. */
export async function dropPicture(scope: TenantScope, id: string | null, purpose: PicturePurpose, now: number): Promise<void> {
  if (id !== null) await letGoPictureFile(scope, id, purpose, now);
}

interface Exchange {
  id: string | null;
  purpose: PicturePurpose;
  /** Names the new picture and answers with the one before. */
  save: (scope: TenantScope) => Promise<string | null>;
}

/** Draws a picture, puts it in the place of another, and erases that one. A repeat changes nothing. @throws BusinessError not_found, image_unreadable */
export async function putPicture(services: Services, actor: StaffActor, { id, purpose, save }: Exchange): Promise<void> {
  if (id !== null) await drawUpload(services, actor, id, purpose);
  const before = await inTenant(services.database, actor.tenantId, async (scope) => {
    const was = await save(scope);
    await exchangePicture(scope, actor, { before: was, after: id, purpose, now: services.now() });
    return was;
  });
  if (before !== id) await erasePicture(services, before);
}
