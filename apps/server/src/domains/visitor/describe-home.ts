import type { visitor } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { findHome } from '#/channels/find-channel-of.ts';
import { inTenant } from '#/database/transaction.ts';
import { readPeopleThere } from '#/domains/team/read-staff.ts';

/** People that a home shows. */
const PEOPLE_SHOWN = 3;

/** What stands on the home of the chat: what the business says there, and who is there to answer. */
export function describeHome({ request, actor, services }: Call<typeof visitor.home>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { blocks, texts } = await findHome(scope, request.channel);
    const { anyOpen, nextOpening, isStaffed, at } = await services.office.read(scope);
    const shows = blocks.includes('team') && anyOpen && isStaffed;
    return {
      ...texts[request.locale],
      blocks,
      team: shows ? await readPeopleThere(scope, at, PEOPLE_SHOWN) : [],
      staffed: anyOpen && isStaffed,
      next_opening: nextOpening,
    };
  });
}
