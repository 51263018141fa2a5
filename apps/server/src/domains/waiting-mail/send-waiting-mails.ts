import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { isOpen } from '#/domains/hours/opening-times.ts';
import { openMinutesBetween } from '#/domains/hours/open-minutes.ts';
import { readAllHours } from '#/domains/hours/read-hours.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { countMailsTo } from '#/domains/mail/find-delivery.ts';
import { WAITING_MAIL_KEY } from '#/domains/mail/waiting-mail-key.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { findTenant, type Tenant } from '#/domains/tenant/find-tenant.ts';
import { findRecipients } from '#/notifications/find-recipients.ts';
import { isMailable, type Recipient } from '#/notifications/recipient.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { composeWaitingMail } from './compose-waiting-mail.ts';
import { findBusinesses, lockWaits, saveLooks, takeBackNeedless, type StoredWait } from './waiting-mail.repository.ts';
import { nextLook, whomToMail } from './whom-to-mail.ts';

const MINUTE_MS = 60_000;
/** Waits of one business that are looked at in one go; the next minute brings more. */
const WAITS_MAX = 500;
/** Nobody gets two of these mails closer together than this, in milliseconds: what becomes due meanwhile comes in one. */
const APART_MS = 10 * MINUTE_MS;
/** What has waited for longer is no news, in milliseconds: nobody is mailed about what was left lying for weeks. */
const NEWS_MS = 7 * 86_400_000;
/** When it is looked again at a wait of which nobody is to be told, in milliseconds. */
const LATER_MS = 60 * MINUTE_MS;

/**
 * Mails whoever is responsible where a visitor has waited for a person for as long as the business lets them, each person once a wait: the mail
 * is written in the transaction that notes it. Mails that are still on their way when the waits are over are taken back.
 * @returns how many were written
 */
export async function sendWaitingMails(services: Services): Promise<number> {
  const { database, now, log } = services;
  const businesses = await inPlatform(database, async (scope) => {
    await takeBackNeedless(scope, WAITING_MAIL_KEY);
    return findBusinesses(scope, now());
  });
  let written = 0;
  for (const tenantId of businesses) {
    // Whoever is suspended is not written to.
    const business = await findTenant(services, String(tenantId));
    await inTenant(database, tenantId, (scope) => lookAtWaits(scope, business, services)).then(
      (count) => (written += count),
      (error: unknown) => log.error({ err: error, tenant: tenantId }, 'mails about those who wait could not be written'),
    );
  }
  if (written > 0) deliverSoon(services);
  return written;
}

interface Look {
  wait: StoredWait;
  /** Who is to hear of it now. */
  due: readonly number[];
  lookAt: number;
}

async function lookAtWaits(scope: TenantScope, business: Tenant | undefined, services: Services): Promise<number> {
  const now = services.now();
  const waits = await lockWaits(scope, now, WAITS_MAX);
  if (waits.length === 0) return 0;
  // Those whose quiet hours it is are looked at again a few minutes later.
  const members = business ? (await findRecipients(scope)).filter((member) => isMailable(member, 'chat.waiting', now)) : [];
  const looks = await decideLooks(scope, waits, members, now);
  const told = new Map<string, { told: number[]; keys: string[] }>();
  const late = new Set<string>();
  let written = 0;
  for (const member of members) {
    const own = looks.filter(({ due }) => due.includes(member.userId)).map(({ wait }) => wait);
    if (own.length === 0 || !business) continue;
    const key = `${WAITING_MAIL_KEY}:${scope.tenantId}:${member.userId}:${now}:${own[0]?.id}`;
    const isEarly = (await countMailsTo(scope, member.email, `${WAITING_MAIL_KEY}:${scope.tenantId}`, now - APART_MS)) > 0;
    for (const { id } of own) {
      if (isEarly) late.add(id);
      else told.set(id, { told: [...(told.get(id)?.told ?? []), member.userId], keys: [...(told.get(id)?.keys ?? []), key] });
    }
    if (isEarly) continue;
    await enqueueMail(scope, { to: member.email, uniqueKey: key, ...letterTo(member, own, business, services), isAutomatic: true }, now);
    written += 1;
  }
  await saveLooks(
    scope,
    looks.map(({ wait: { id }, lookAt }) => ({
      id,
      ...(told.get(id) ?? { told: [], keys: [] }),
      lookAt: late.has(id) ? now + MINUTE_MS : lookAt,
    })),
  );
  return written;
}

async function decideLooks(scope: TenantScope, waits: readonly StoredWait[], members: readonly Recipient[], now: number): Promise<Look[]> {
  const { waiting_mail: rule } = await readSettings(scope);
  const hours = await readAllHours(scope);
  return waits.map((wait) => {
    const binding = hours.find(({ team_id: teamId }) => teamId === wait.teamId) ?? hours.find(({ team_id: teamId }) => teamId === null);
    if (!binding) throw new Error('a business has hours');
    if (wait.isBlocked || now - wait.since > NEWS_MS) return { wait, due: [], lookAt: now + LATER_MS };
    const minutes = openMinutesBetween(binding, wait.since, now);
    // Outside of the hours nobody is called to work.
    const due = isOpen(binding, now) ? whomToMail(wait, members, minutes, rule) : [];
    return { wait, due, lookAt: now + nextLook(minutes, rule) * MINUTE_MS };
  });
}

function letterTo({ userId, locale }: Recipient, waits: readonly StoredWait[], business: Tenant, { config, now }: Services) {
  const told = waits.map((wait) => ({ ...wait, isOwn: wait.agentId === userId }));
  return composeWaitingMail({ locale, business: business.name, origin: publicOrigin(config), now: now(), waits: told });
}
