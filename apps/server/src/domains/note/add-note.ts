import type { Note, notes } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { BusinessError } from '#/errors.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { insertNote } from './note.repository.ts';

/** Writes a note, once; of the people it names, those who are colleagues stay. @throws BusinessError not_found */
export async function addNote({ request, actor, services }: Call<typeof notes.add>): Promise<Note> {
  const stored = await inTenant(services.database, actor.tenantId, async (scope) => {
    const members = new Set((await listMembers(scope)).map(({ id }) => id));
    const added = await insertNote(scope, {
      conversationId: request.id,
      clientMsgId: request.client_msg_id,
      authorId: actor.userId,
      authorName: actor.name,
      body: request.text,
      mentions: [...new Set(request.mentions)].filter((id) => members.has(id)),
      createdAt: services.now(),
    });
    if (!added) return undefined;
    const { isNew, contactId, ...note } = added;
    const named = note.mentions.filter((id) => id !== actor.userId);
    if (isNew && named.length > 0)
      await publishEvents(
        scope,
        [
          {
            type: 'note.mention',
            subjectId: request.id,
            contactId,
            facts: { user_ids: named, by: actor.name, text: note.body.slice(0, 200) },
          },
        ],
        services.now(),
      );
    return note;
  });
  if (!stored) throw new BusinessError('not_found');
  services.announcer.noteChanged(actor.tenantId, request.id);
  for (const to of stored.mentions)
    if (to !== actor.userId)
      services.announcer.alerted(actor.tenantId, {
        to,
        alert: { id: `${stored.id}:mention`, kind: 'mention', conversation_id: request.id },
      });
  return stored;
}
