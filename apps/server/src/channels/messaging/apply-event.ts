import { CHANNEL_REASONS, type ChannelReason } from '@lobby/contract';
import type { ChannelAdapter, Connection } from '#/channels/port/adapter.ts';
import type { Inbound } from '#/channels/port/inbound.ts';
import { GONE } from '#/channels/port/standing.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { applyBusiness } from './apply-business.ts';
import { applyEcho } from './apply-echo.ts';
import { applyTurn } from './apply-message.ts';
import { applyMoved } from './apply-moved.ts';
import { applyReaction } from './apply-reaction.ts';
import { applyStop } from './apply-stop.ts';
import { applyRating } from './apply-rating.ts';
import { correctReceived } from './correct-received.ts';
import { saveStatus } from './delivery.repository.ts';
import type { LeasedEvent } from './event.repository.ts';
import { dropReaction } from './reaction.repository.ts';
import { saveBlocked } from './person.repository.ts';
import { changeState } from './change-state.ts';
import { changeTemplate } from './template.repository.ts';
import { reportCost } from './cost.repository.ts';
import { costOfCharge } from './keep-cap.ts';

export interface Applying {
  services: Services;
  adapter: ChannelAdapter;
  connection: Connection;
}

/** Reasons that what a service tells by itself does not change: of an account that is gone how good it is does not matter. */
function keptBy({ state, isAll }: Inbound & { kind: 'health' }): readonly ChannelReason['code'][] {
  if (isAll === true) return [];
  return state === 'connected' ? CHANNEL_REASONS.filter((code) => code !== 'quality') : GONE;
}

type InboundMessage = Inbound & { kind: 'message' };

/**
 * Does what an event means, once, however often it is tried: what it writes has names of its own.
 * @param events several are one turn: messages that were sent in one go
 * @returns false where nobody needs to know of it
 */
export async function applyEvents(applying: Applying, events: readonly LeasedEvent[]): Promise<boolean> {
  const { adapter, connection, services } = applying;
  const [first] = events;
  if (!first) return false;
  const inbound = await adapter.read(connection, first.kind, first.payload);
  switch (inbound.kind) {
    case 'message':
      return applyTurn(applying, await readTurn(applying, events));
    case 'edit':
    case 'unsend':
      return correctReceived(applying, first, inbound);
    case 'blocked':
    case 'unblocked':
      await inTenant(services.database, connection.tenantId, (scope) =>
        saveBlocked(scope, connection.channelId, inbound.sender.addresses, inbound.kind === 'blocked' ? services.now() : null),
      );
      return true;
    case 'reaction':
      return applyReaction(applying, first, inbound);
    case 'moved':
      return applyMoved(applying, inbound);
    case 'business':
      return applyBusiness(applying, first, inbound);
    case 'echo':
      return applyEcho(applying, first, inbound);
    case 'stop':
      return applyStop(applying, inbound);
    case 'rating':
      return applyRating(applying, first, inbound);
    case 'status': {
      const { providerId, state, reason = null, error = null, charge } = inbound;
      const report = { providerId, state, reason, error, price: charge?.way ?? null };
      const told = await inTenant(services.database, connection.tenantId, async (scope) => {
        if (charge)
          await reportCost(scope, connection.channelId, providerId, costOfCharge(charge, connection.settings.cost), services.now());
        const changed = await saveStatus(scope, connection.channelId, report);
        return changed ?? (state === 'failed' ? dropReaction(scope, connection.channelId, providerId) : undefined);
      });
      if (told) services.announcer.noteChanged(connection.tenantId, told.conversationId);
      return true;
    }
    case 'health':
      await changeState(services, connection, inbound.state, inbound.reason, undefined, keptBy(inbound));
      return true;
    case 'template':
      return inTenant(services.database, connection.tenantId, (scope) => changeTemplate(scope, connection.channelId, inbound));
    default:
      return false;
  }
}

async function readTurn({ adapter, connection }: Applying, events: readonly LeasedEvent[]) {
  const turn: { event: LeasedEvent; inbound: InboundMessage }[] = [];
  for (const event of events) {
    const inbound = await adapter.read(connection, event.kind, event.payload);
    if (inbound.kind === 'message') turn.push({ event, inbound });
  }
  return turn;
}
