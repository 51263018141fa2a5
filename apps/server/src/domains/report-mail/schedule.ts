import type { reportSchedules, ReportSchedule } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { readOwnReport, readVisibleReport } from '#/domains/view/find-report.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { nextRun } from './next-run.ts';
import { findReaders } from './recipients.ts';
import { deleteSchedule, findNames, findSchedule, saveSchedule } from './schedule.repository.ts';
import { writeReportLetter } from './write-report-letter.ts';

type Verbs = typeof reportSchedules;

/** When a report is mailed, and everybody whom it can be mailed to. @throws BusinessError not_found, refused */
export function readSchedule({ request: { id }, actor, services }: Call<Verbs['get']>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await readOwnReport(scope, actor, id);
    const readers = await findReaders(scope);
    return {
      schedule: (await findSchedule(scope, id)) ?? null,
      timezone: await tenantTimezone(scope),
      people: await findNames(
        scope,
        readers.map(({ userId }) => userId),
      ),
    };
  });
}

/** Mails a report regularly from its next day on. @throws BusinessError not_found, refused, invalid_request where somebody may not see it */
export function setSchedule({ request, actor, locale, services }: Call<Verbs['save']>): Promise<ReportSchedule> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await readOwnReport(scope, actor, request.id);
    const readers = new Set((await findReaders(scope)).map(({ userId }) => userId));
    const recipients = [...new Set(request.recipients)];
    if (!recipients.every((each) => readers.has(each)))
      throw new BusinessError('invalid_request', { fields: [{ path: 'recipients', message: say(locale, 'report.no_reader') }] });
    const schedule = { ...request, recipients, next_at: nextRun(request, await tenantTimezone(scope), services.now()) };
    await saveSchedule(scope, schedule);
    return schedule;
  });
}

/** Stops mailing a report; one that is not mailed stays so. @throws BusinessError not_found, refused */
export async function stopSchedule({ request: { id }, actor, services }: Call<Verbs['remove']>): Promise<Record<string, never>> {
  await inTenant(services.database, actor.tenantId, async (scope) => {
    await readOwnReport(scope, actor, id);
    await deleteSchedule(scope, id);
  });
  return {};
}

/** Mails a report to the caller now, as it would be mailed. @throws BusinessError not_found */
export async function sendTest({ request: { id, format }, actor, locale, services }: Call<Verbs['test']>) {
  const report = await inTenant(services.database, actor.tenantId, (scope) => readVisibleReport(scope, actor, id));
  const letter = await writeReportLetter(services.beyond ?? services, { report, format, actor, locale, isTest: true });
  await inPlatform(services.database, (scope) => enqueueMail(scope, letter, services.now()));
  deliverSoon(services);
  return { to: actor.email };
}
