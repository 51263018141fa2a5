import type { visitor } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { visitorStatusOf } from '#/domains/conversation/visitor-status.ts';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import { listOwnConversations } from './visitor.repository.ts';

/** Past conversations that a visitor is shown. */
const SHOWN = 50;

/** The visitor's own conversations, the latest first. */
export async function listOwn({ actor, services }: Call<typeof visitor.conversations>) {
  const own = await inTenant(services.database, actor.tenantId, async (scope) =>
    listOwnConversations(scope, await findSurvivor(scope, actor.contactId), SHOWN),
  );
  return {
    items: own.map(({ ended_as: endedAs, is_asked: isAsked, agent_face: face, ...item }) => ({
      ...item,
      agent_face: pictureAddressOf(face),
      status: visitorStatusOf(item.status, endedAs, isAsked),
    })),
  };
}
