import type { audit } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

export const auditRoutes: Routes<typeof audit> = { list: listAudit, export: exportAudit };
