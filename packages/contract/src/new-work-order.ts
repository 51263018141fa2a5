import { z } from 'zod/mini';
import { attachmentIds } from './attachment.ts';
import { CONTACT_NAME_MAX, phone } from './contact.ts';
import { priority } from './conversation-fields.ts';
import { email, id, text, version } from './fields.ts';
import { MESSAGE_MAX } from './message.ts';
import { fieldValues, workOrderSubject } from './work-order-fields.ts';

/** Somebody who calls or stands at the counter; one of the three is enough. */
const caller = z
  .object({ name: z.optional(text(CONTACT_NAME_MAX)), email: z.optional(email), phone: z.optional(phone) })
  .check(z.refine((given) => Object.values(given).some((each) => each !== undefined), { error: 'required', path: ['name'] }));

/** A work order as a colleague takes it down. */
export const newWorkOrder = z
  .object({
    client_id: z.uuid(),
    type_id: id,
    type_version: version,
    contact_id: z.optional(id),
    /**
     * Somebody who may be new: the contact whose e-mail address or telephone number it is known to be, of whom only what is missing
     * is filled in, or one that is made. Nothing else says whose it is then.
     */
    contact: z.optional(caller),
    origin_conversation_id: z.optional(id),
    /** The closed one that it goes on from. */
    follows_id: z.optional(id),
    /** The message of another one that it is split off from; the message stays where it is. */
    split_from: z.optional(z.object({ id, seq: z.int().check(z.gte(1)) })),
    subject: workOrderSubject,
    description: text(MESSAGE_MAX),
    fields: z._default(fieldValues, {}),
    priority: z.optional(priority),
    attachments: attachmentIds,
  })
  .check(
    z.refine(
      ({ contact_id, contact, origin_conversation_id, follows_id, split_from }) => {
        const others = [contact_id, origin_conversation_id, follows_id, split_from].filter((each) => each !== undefined);
        return contact === undefined ? others.length > 0 : others.length === 0;
      },
      { error: 'required', path: ['contact_id'] },
    ),
  );
