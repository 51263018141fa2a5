import type { workOrderImports } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { checkImport, getImport, listOwnImports, runImport, stopOwnImport } from './run-import.ts';

export const workOrderImportRoutes: Routes<typeof workOrderImports> = {
  check: checkImport,
  run: runImport,
  get: getImport,
  list: listOwnImports,
  stop: stopOwnImport,
};
