import type { SavedReport } from '@lobby/contract';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail, type Letter } from '#/domains/mail/enqueue-mail.ts';
import { findCorrespondence } from '#/domains/tenant/find-correspondence.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { findReport } from '#/domains/view/find-report.ts';
import type { Recipient } from '#/notifications/recipient.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { composeDropped } from './compose-report-mail.ts';
import { nextRun } from './next-run.ts';
import { asActor, findReaders } from './recipients.ts';
import { deleteSchedule, findDue, findNames, moveOn, type StoredSchedule } from './schedule.repository.ts';
import { writeReportLetter } from './write-report-letter.ts';

/** Reports of one business that are mailed in one go; the next minute brings more. */
const REPORTS_MAX = 20;

/**
 * Mails the reports that are due. Files are written before the transaction that lets all mails of a mailing wait and moves the report on to its
 * next one: who comes second finds it moved on and writes nothing, and who dies before has written nothing. A mailing that was missed is made up
 * for once.
 */
export async function sendReports(services: Services): Promise<void> {
  const { database, log, now } = services;
  let written = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    const due = await inTenant(database, tenantId, (scope) => findDue(scope, now(), REPORTS_MAX));
    // Whoever is suspended is not written to.
    if (due.length === 0 || !(await findTenant(services, String(tenantId)))) continue;
    for (const schedule of due)
      await mailReport(services, tenantId, schedule).then(
        (count) => (written += count),
        (error: unknown) => log.error({ err: error, tenant: tenantId, report: schedule.id }, 'a report could not be mailed'),
      );
  }
  if (written > 0) deliverSoon(services);
}

async function mailReport(services: Services, tenantId: number, schedule: StoredSchedule): Promise<number> {
  const { database, now } = services;
  const found = await inTenant(database, tenantId, async (scope) => {
    const report = await findReport(scope, schedule.id);
    return report && { report, readers: await findReaders(scope), timezone: await tenantTimezone(scope) };
  });
  if (!found) return 0;
  const { report, readers, timezone } = found;
  const members = readers.filter(({ userId }) => schedule.recipients.includes(userId));
  const letters: Letter[] = [];
  for (const member of members) {
    const asked = { report, format: schedule.format, actor: asActor(member, tenantId), locale: member.locale, isTest: false };
    const uniqueKey = `report:${tenantId}:${schedule.id}:${schedule.next_at}:${member.userId}`;
    letters.push({ ...(await writeReportLetter(services, asked)), uniqueKey });
  }
  return inTenant(database, tenantId, async (scope) => {
    const kept = members.map(({ userId }) => userId);
    if (!(await moveOn(scope, schedule, nextRun(schedule, timezone, now()), kept))) return 0;
    const dropped = schedule.recipients.filter((id) => !kept.includes(id));
    if (dropped.length > 0) letters.push(...(await tellDropped(scope, services, report, readers, dropped)));
    if (kept.length === 0) await deleteSchedule(scope, schedule.id);
    for (const letter of letters) await enqueueMail(scope, letter, now());
    return letters.length;
  });
}

/** Tells the owner of a report, or the admins where the owner has left, who may not have it any more. */
async function tellDropped(
  scope: TenantScope,
  { config }: Services,
  { id, name, owner, version }: SavedReport,
  readers: readonly Recipient[],
  dropped: readonly number[],
): Promise<Letter[]> {
  const names = await findNames(scope, dropped);
  const own = readers.find(({ userId }) => userId === owner.id);
  const told = own ? [own] : (await findCorrespondence(scope)).admins;
  return told.map(({ email, locale }) => ({
    to: email,
    ...composeDropped({ locale, report: name, names: names.map((each) => each.name), origin: publicOrigin(config) }),
    uniqueKey: `report-dropped:${scope.tenantId}:${id}:${version}:${dropped.join('-')}:${email}`,
    isAutomatic: true,
  }));
}
