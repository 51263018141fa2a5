import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { putPicture } from '#/domains/picture/put-picture.ts';
import { replaceMemberFace } from '#/domains/tenant/replace-member-face.ts';
import { describeUser } from './describe-user.ts';

/** Gives the signed-in person a face, or none. @throws BusinessError not_found, image_unreadable */
export async function setFace({ request, actor, services }: Call<typeof user.setFace>) {
  const { upload_id: id } = request;
  await putPicture(services, actor, { id, purpose: 'face', save: (scope) => replaceMemberFace(scope, actor.userId, id) });
  return describeUser({ actor, services });
}
