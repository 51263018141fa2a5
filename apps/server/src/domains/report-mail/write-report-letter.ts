import { analysis, type Locale, type ReportFormat, type SavedReport } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { nameFilters } from '#/domains/analysis/report/name-filters.ts';
import { readChannels } from '#/domains/analysis/report/read-channels.ts';
import { readReport } from '#/domains/analysis/report/read-report.ts';
import type { Letter } from '#/domains/mail/enqueue-mail.ts';
import { servicesOf } from '#/domains/reach/within-reach.ts';
import { findCorrespondence } from '#/domains/tenant/find-correspondence.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { composeReport } from './compose-report.ts';
import { composeReportMail } from './compose-report-mail.ts';
import { writeReportFile } from './write-report-file.ts';

interface Written {
  report: SavedReport;
  format: ReportFormat;
  /** Whose figures it shows: those that this person may see. */
  actor: StaffActor;
  locale: Locale;
  isTest: boolean;
}

/** The mail with a report for one person, with the figures that this person may see. */
export async function writeReportLetter(services: Services, { report: saved, format, actor, locale, isTest }: Written): Promise<Letter> {
  const { page, ...filter } = saved.filter;
  const asking = { request: analysis.report.request.parse(filter), actor, locale, services: servicesOf(services, actor) };
  const report = page === 'overview' ? await readReport(asking) : await readChannels(asking);
  const { business, names } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    business: (await findCorrespondence(scope)).name,
    names: await nameFilters(scope, saved.filter),
  }));
  const text = composeReport({ name: saved.name, business, filter: saved.filter, names, report, locale });
  const file = await writeReportFile(text, format, report.to);
  const mail = { text, filter: saved.filter, file: file.name, owner: saved.owner.name, origin: publicOrigin(services.config), isTest };
  return { to: actor.email, ...composeReportMail(mail), attached: [file], isAutomatic: true };
}
