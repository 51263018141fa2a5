import type { ServerModule } from '#/server-module.ts';
import { moveUploads } from './upload.repository.ts';

/** Files of visitors and of people of the business. */
export const uploadModule = {
  hooks: { onContactMerged: moveUploads },
} satisfies ServerModule;
