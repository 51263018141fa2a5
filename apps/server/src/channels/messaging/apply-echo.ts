import { MESSAGE_MAX } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import type { Inbound } from '#/channels/port/inbound.ts';
import { inTenant } from '#/database/transaction.ts';
import { say } from '#/words.ts';
import type { Applying } from './apply-event.ts';
import { ECHO } from './delivery.repository.ts';
import type { LeasedEvent } from './event.repository.ts';
import { findEchoPlace } from './find-echo-place.ts';
import { keepMedia } from './keep-media.ts';
import { lateSince } from './late-since.ts';
import { leaveUnanswered } from './leave-unanswered.ts';
import { keepProviderId } from './message-name.repository.ts';

/** Nobody of the business is known to have written it. */
const ELSEWHERE = 0;

/** Whose the files are that came with it. */
function writerOf(tenantId: number, name: string): StaffActor {
  return { kind: 'staff', userId: ELSEWHERE, tenantId, sessionId: '', name, email: '', role: null, permissions: null, reach: 'all' };
}

/** What somebody of the business has written in the service's own app stands in the thread too, and is not sent again. */
export async function applyEcho(applying: Applying, event: LeasedEvent, inbound: Inbound & { kind: 'echo' }): Promise<boolean> {
  const { services, connection } = applying;
  const { tenantId, channelId } = connection;
  if (inbound.text === '' && inbound.media.length === 0) return false;
  const { conversationId, locale, isBehind, isLeft } = await findEchoPlace(applying, event, inbound);
  if (isLeft) await leaveUnanswered(services, tenantId, conversationId);
  const name = inbound.author ?? connection.name;
  const kept = await keepMedia(applying, writerOf(tenantId, name), inbound.media);
  const notes = kept.missing.map(({ media, why }) => say(locale, `channel.file_${why}`, { name: media.name }));
  const outcome = await services.ledger.submit(tenantId, conversationId, {
    kind: 'agent_message',
    agent: { id: ELSEWHERE, name, isProgram: true },
    clientMsgId: `${ECHO}${inbound.providerId}`,
    text: [inbound.text, ...notes]
      .filter((line) => line !== '')
      .join('\n')
      .slice(0, MESSAGE_MAX),
    fileIds: kept.ids,
    isTold: true,
    outruns: !isBehind,
  });
  if (outcome.refused) throw new Error(`what was written elsewhere was refused: ${outcome.refused}`);
  const { message } = outcome;
  if (message)
    await inTenant(services.database, tenantId, (scope) =>
      keepProviderId(scope, channelId, {
        providerId: inbound.providerId,
        conversationId,
        seq: message.seq,
        subject: null,
        writtenAt: lateSince(inbound.writtenAt, isBehind, services.now()),
      }),
    );
  return true;
}
