import type { SavedReport } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { mayChange } from './may-change.ts';
import { findView, lockVisible } from './view.repository.ts';

/** A report that the caller sees. @throws BusinessError not_found */
export async function readVisibleReport(scope: TenantScope, { userId }: Pick<StaffActor, 'userId'>, id: string): Promise<SavedReport> {
  const report = await lockVisible(scope, 'report', userId, id);
  if (!report) throw new BusinessError('not_found');
  return report as SavedReport;
}

/** A report that the caller may change. @throws BusinessError not_found, refused */
export async function readOwnReport(scope: TenantScope, actor: StaffActor, id: string): Promise<SavedReport> {
  const report = await readVisibleReport(scope, actor, id);
  if (!mayChange(actor, report)) throw new BusinessError('refused');
  return report;
}

/** A report, whoever sees it. */
export async function findReport(scope: TenantScope, id: string): Promise<SavedReport | undefined> {
  return (await findView(scope, 'report', id)) as SavedReport | undefined;
}
