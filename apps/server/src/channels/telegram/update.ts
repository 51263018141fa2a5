import { z } from 'zod/mini';

/** What a posted update may hold; fields get added. */
export const user = z.looseObject({
  id: z.number(),
  is_bot: z.optional(z.boolean()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  username: z.optional(z.string()),
  language_code: z.optional(z.string()),
});
export const chat = z.looseObject({
  id: z.number(),
  type: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  username: z.optional(z.string()),
});
export const file = z.looseObject({
  file_id: z.string(),
  file_unique_id: z.optional(z.string()),
  file_name: z.optional(z.string()),
  mime_type: z.optional(z.string()),
  file_size: z.optional(z.number()),
});
const photo = z.array(z.looseObject({ ...file.shape, width: z.optional(z.number()) }));
const option = z.looseObject({ text: z.optional(z.string()) });
const place = z.looseObject({ latitude: z.number(), longitude: z.number() });

const message = z.looseObject({
  message_id: z.number(),
  date: z.optional(z.number()),
  chat,
  from: z.optional(user),
  text: z.optional(z.string()),
  caption: z.optional(z.string()),
  photo: z.optional(photo),
  live_photo: z.optional(z.looseObject({ ...file.shape, photo: z.optional(photo) })),
  rich_message: z.optional(z.looseObject({ blocks: z.array(z.unknown()) })),
  poll: z.optional(z.looseObject({ question: z.optional(z.string()), options: z.optional(z.array(option)) })),
  checklist: z.optional(z.looseObject({ title: z.optional(z.string()), tasks: z.optional(z.array(option)) })),
  dice: z.optional(z.looseObject({ emoji: z.optional(z.string()), value: z.optional(z.number()) })),
  story: z.optional(z.unknown()),
  game: z.optional(z.unknown()),
  paid_media: z.optional(z.unknown()),
  document: z.optional(file),
  voice: z.optional(file),
  audio: z.optional(file),
  video: z.optional(file),
  video_note: z.optional(file),
  animation: z.optional(file),
  sticker: z.optional(
    z.looseObject({
      ...file.shape,
      emoji: z.optional(z.string()),
      is_animated: z.optional(z.boolean()),
      is_video: z.optional(z.boolean()),
    }),
  ),
  location: z.optional(place),
  venue: z.optional(z.looseObject({ location: place, title: z.optional(z.string()), address: z.optional(z.string()) })),
  contact: z.optional(
    z.looseObject({
      phone_number: z.string(),
      first_name: z.optional(z.string()),
      last_name: z.optional(z.string()),
      user_id: z.optional(z.number()),
    }),
  ),
  reply_to_message: z.optional(z.looseObject({ message_id: z.number(), from: z.optional(user) })),
  media_group_id: z.optional(z.string()),
  forward_origin: z.optional(z.looseObject({})),
  business_connection_id: z.optional(z.string()),
  sender_business_bot: z.optional(user),
});
export type TelegramMessage = z.output<typeof message>;

const keyboard = z.looseObject({
  inline_keyboard: z.array(z.array(z.looseObject({ text: z.string(), callback_data: z.optional(z.string()) }))),
});

export const businessConnection = z.looseObject({
  id: z.string(),
  user,
  is_enabled: z.optional(z.boolean()),
  // Before Bot API 9.0.
  can_reply: z.optional(z.boolean()),
  rights: z.optional(z.looseObject({ can_reply: z.optional(z.boolean()), can_read_messages: z.optional(z.boolean()) })),
});
export type BusinessConnection = z.output<typeof businessConnection>;

export const update = z.looseObject({
  update_id: z.number(),
  message: z.optional(message),
  edited_message: z.optional(message),
  business_message: z.optional(message),
  edited_business_message: z.optional(message),
  deleted_business_messages: z.optional(
    z.looseObject({ business_connection_id: z.optional(z.string()), chat, message_ids: z.array(z.number()) }),
  ),
  business_connection: z.optional(businessConnection),
  callback_query: z.optional(
    z.looseObject({
      id: z.string(),
      from: user,
      message: z.optional(
        z.looseObject({
          message_id: z.number(),
          chat,
          business_connection_id: z.optional(z.string()),
          reply_markup: z.optional(keyboard),
        }),
      ),
      data: z.optional(z.string()),
    }),
  ),
  message_reaction: z.optional(
    z.looseObject({
      chat,
      message_id: z.number(),
      user: z.optional(user),
      new_reaction: z.array(z.looseObject({ type: z.string(), emoji: z.optional(z.string()) })),
    }),
  ),
  stopped_message_generation: z.optional(z.looseObject({ chat, draft_id: z.number() })),
  my_chat_member: z.optional(z.looseObject({ chat, from: user, new_chat_member: z.looseObject({ status: z.string() }) })),
});
export type Reacted = NonNullable<z.output<typeof update>['message_reaction']>;
