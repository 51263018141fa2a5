import type { Endpoint } from '@lobby/contract';
import type { Actor, Call, KeyActor, StaffActor } from '#/call.ts';
import type { Database } from '#/database/open-database.ts';
import { inTenant, limitTo } from '#/database/transaction.ts';
import type { Ledger } from '#/domains/conversation/ledger.ts';
import type { Services } from '#/services.ts';
import { isShown } from './reach.repository.ts';

type Handler = (call: Call) => Promise<unknown>;

/** The handler of a call, to which nothing beyond its caller's reach exists. */
export function keepWithinReach({ visibility }: Endpoint, handler: Handler): Handler {
  if (visibility !== 'conversations') return handler;
  return (call) => {
    const actor = call.actor as Actor;
    return actor.kind === 'staff' ? handler({ ...call, services: servicesOf(call.services, actor) }) : handler(call);
  };
}

/** The services for a member, to whom nothing exists beyond their reach. */
export function servicesOf(services: Services, { tenantId, userId, reach }: Pick<StaffActor, 'tenantId' | 'userId' | 'reach'>): Services {
  return reach === 'all' ? services : servicesWithin(services, tenantId, { userId, reach });
}

/** The services for a program, to which nothing exists outside of the channels that its key is limited to. */
export function keepWithinChannels(services: Services, { tenantId, channelIds }: KeyActor): Services {
  return channelIds.length === 0 ? services : servicesWithin(services, tenantId, { channelIds });
}

function servicesWithin(services: Services, tenantId: number, within: NonNullable<Database['within']>): Services {
  const database = limitTo(services.database, within);
  const ledger: Ledger = {
    ...services.ledger,
    async submit(ofTenant, conversationId, command) {
      const isThere = await inTenant(database, tenantId, (scope) => isShown(scope, conversationId));
      return isThere ? services.ledger.submit(ofTenant, conversationId, command) : { refused: 'not_found' };
    },
  };
  return { ...services, database, ledger, beyond: services };
}

/** The services without the caller's reach: for the answer to what the caller has just done, such as handing a conversation away. */
export function beyondReach(services: Services): Services {
  return services.beyond ?? services;
}
