import type { upload } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { requireConsent } from '#/domains/privacy/give-consent.ts';
import { cancelUpload } from './cancel-upload.ts';
import { copyFile } from './copy-file.ts';
import { finishUpload } from './finish-upload.ts';
import { linkFiles } from './link-files.ts';
import { listFiles } from './list-files.ts';
import { prepareUpload } from './prepare-upload.ts';
import { receivePart } from './receive-part.ts';

export const uploadRoutes: Routes<typeof upload> = {
  prepare: ({ request, actor, services }) => prepareUpload(services, actor, request),
  part: ({ request, actor, services, file }) => receivePart(services, actor, request, file),
  done: ({ request, actor, services }) => finishUpload(services, actor, request.id),
  cancel: ({ request, actor, services }) => cancelUpload(services, actor, request.id),
  copy: copyFile,
  links: ({ request, actor, services, ip }) => linkFiles(services, actor, request.ids, ip),
  files: listFiles,
  visitorPrepare: async ({ request, actor, services }) => {
    await requireConsent(services, actor);
    return prepareUpload(services, actor, request);
  },
  visitorPart: ({ request, actor, services, file }) => receivePart(services, actor, request, file),
  visitorDone: ({ request, actor, services }) => finishUpload(services, actor, request.id),
  visitorCancel: ({ request, actor, services }) => cancelUpload(services, actor, request.id),
  visitorLinks: ({ request, actor, services, ip }) => linkFiles(services, actor, request.ids, ip),
};
