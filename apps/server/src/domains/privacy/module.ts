import type { ServerModule } from '#/server-module.ts';
import { moveConsents } from './privacy.repository.ts';

/** What visitors have agreed to. */
export const privacyModule = {
  hooks: { onContactMerged: moveConsents },
} satisfies ServerModule;
