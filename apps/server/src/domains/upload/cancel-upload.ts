import { FILE_MAX_BYTES } from '@lobby/contract';
import type { StaffActor, VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { everyKey } from './file-key.ts';
import { partsOf } from './prepare-upload.ts';
import { saveCancelled } from './upload.repository.ts';
import { uploaderOf } from './uploader.ts';

/** Gives up an own file that no message has. A repeat changes nothing. @throws BusinessError not_found */
export async function cancelUpload(services: Services, actor: StaffActor | VisitorActor, id: string): Promise<Record<string, never>> {
  const uploader = uploaderOf(actor);
  const wasThere = await inTenant(services.database, actor.tenantId, (scope) => saveCancelled(scope, uploader, id));
  if (!wasThere) throw new BusinessError('not_found');
  await services.files.remove(everyKey(actor.tenantId, id, partsOf(FILE_MAX_BYTES[uploader.kind])));
  return {};
}
