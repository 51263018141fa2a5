import type { corpusVersions } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

export const corpusVersionRoutes: Routes<typeof corpusVersions> = { list: listVersions, restore: restoreVersion };
