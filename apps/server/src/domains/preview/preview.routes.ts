import type { preview } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { createPreview, listPreviews, lookAtPreview, revokePreview } from './manage-previews.ts';

export const previewRoutes: Routes<typeof preview> = {
  list: listPreviews,
  create: createPreview,
  revoke: revokePreview,
  look: lookAtPreview,
};
