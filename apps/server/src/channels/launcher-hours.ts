import type { ChannelHours, Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { isOpen } from '#/domains/hours/opening-times.ts';
import { readHoursOf } from '#/domains/hours/open-minutes.ts';
import { hasTeam } from '#/domains/team/has-team.ts';
import { BusinessError } from '#/errors.ts';

/** Whether it is within the hours of a channel. Where they change nothing, they are not looked up. */
export async function isWithinHours(scope: TenantScope, hours: ChannelHours, at: number): Promise<boolean> {
  const isSame = !hours.hides_launcher && Object.values(hours.texts).every((text) => text === '');
  return isSame || isOpen(await readHoursOf(scope, hours.team_id), at);
}

/** What the launcher says by itself, in a language. */
export function teaserFor(greeting: string, hours: ChannelHours, locale: Locale, isWithin: boolean): string {
  return isWithin ? greeting : hours.texts[locale] || greeting;
}

/** One that has been removed since it was chosen may stay. @throws BusinessError not_found where a team is chosen that is not there */
export async function checkHours(scope: TenantScope, before: ChannelHours, { team_id: teamId }: ChannelHours): Promise<void> {
  if (teamId !== null && teamId !== before.team_id && !(await hasTeam(scope, teamId))) throw new BusinessError('not_found');
}
