import { z } from 'zod/mini';

/** What a posted body may hold; fields get added. */
export const media = z.looseObject({
  id: z.string(),
  mime_type: z.optional(z.string()),
  filename: z.optional(z.string()),
  caption: z.optional(z.string()),
});
const reply = z.looseObject({ id: z.optional(z.string()), title: z.optional(z.string()) });
/** What a message says, and what it says once it was changed. */
const content = {
  text: z.optional(z.looseObject({ body: z.string() })),
  image: z.optional(media),
  audio: z.optional(media),
  video: z.optional(media),
  document: z.optional(media),
  sticker: z.optional(media),
  location: z.optional(
    z.looseObject({ latitude: z.number(), longitude: z.number(), name: z.optional(z.string()), address: z.optional(z.string()) }),
  ),
  contacts: z.optional(
    z.array(
      z.looseObject({
        name: z.optional(z.looseObject({ formatted_name: z.optional(z.string()) })),
        // `contact_request` is the person's own card, handed over by the button that asks for it.
        origin: z.optional(z.string()),
        phones: z.optional(z.array(z.looseObject({ phone: z.optional(z.string()), wa_id: z.optional(z.string()) }))),
      }),
    ),
  ),
  interactive: z.optional(
    z.looseObject({
      button_reply: z.optional(reply),
      list_reply: z.optional(reply),
      // A form of the business that was filled in.
      nfm_reply: z.optional(z.looseObject({ body: z.optional(z.string()), response_json: z.optional(z.string()) })),
    }),
  ),
  button: z.optional(z.looseObject({ text: z.optional(z.string()), payload: z.optional(z.string()) })),
  order: z.optional(
    z.looseObject({
      text: z.optional(z.string()),
      product_items: z.optional(
        z.array(
          z.looseObject({
            product_retailer_id: z.optional(z.string()),
            quantity: z.optional(z.number()),
            item_price: z.optional(z.number()),
            currency: z.optional(z.string()),
          }),
        ),
      ),
    }),
  ),
};
export type WhatsAppContent = z.output<z.ZodMiniObject<typeof content>>;
const original = { original_message_id: z.optional(z.string()) };
export const message = z.looseObject({
  id: z.string(),
  from: z.optional(z.string()),
  from_user_id: z.optional(z.string()),
  // Of what the business wrote in its own app: the customer.
  to: z.optional(z.string()),
  to_user_id: z.optional(z.string()),
  timestamp: z.optional(z.string()),
  type: z.string(),
  ...content,
  reaction: z.optional(z.looseObject({ message_id: z.optional(z.string()), emoji: z.optional(z.string()) })),
  edit: z.optional(z.looseObject({ ...original, message: z.optional(z.looseObject(content)) })),
  revoke: z.optional(z.looseObject(original)),
  unsupported: z.optional(z.looseObject({ type: z.optional(z.string()) })),
  system: z.optional(
    z.looseObject({
      type: z.optional(z.string()),
      wa_id: z.optional(z.string()),
      user_id: z.optional(z.string()),
      previous_user_id: z.optional(z.string()),
    }),
  ),
  context: z.optional(
    z.looseObject({
      id: z.optional(z.string()),
      forwarded: z.optional(z.boolean()),
      frequently_forwarded: z.optional(z.boolean()),
      referred_product: z.optional(z.looseObject({ product_retailer_id: z.optional(z.string()) })),
    }),
  ),
  // The ad or the post whose button opened the chat.
  referral: z.optional(
    z.looseObject({
      source_url: z.optional(z.string()),
      source_id: z.optional(z.string()),
      source_type: z.optional(z.string()),
      headline: z.optional(z.string()),
    }),
  ),
});
export type WhatsAppMessage = z.output<typeof message>;

export const status = z.looseObject({
  id: z.string(),
  status: z.string(),
  timestamp: z.optional(z.string()),
  recipient_id: z.optional(z.string()),
  recipient_user_id: z.optional(z.string()),
  errors: z.optional(
    z.array(
      z.looseObject({
        code: z.optional(z.number()),
        title: z.optional(z.string()),
        error_data: z.optional(z.looseObject({ details: z.optional(z.string()) })),
      }),
    ),
  ),
  pricing: z.optional(z.looseObject({ billable: z.optional(z.boolean()), type: z.optional(z.string()), category: z.optional(z.string()) })),
});

export const person = z.looseObject({
  profile: z.optional(z.looseObject({ name: z.optional(z.string()), username: z.optional(z.string()) })),
  wa_id: z.optional(z.string()),
  user_id: z.optional(z.string()),
});
export const value = z.looseObject({
  metadata: z.optional(z.looseObject({ phone_number_id: z.optional(z.string()) })),
  contacts: z.optional(z.array(person)),
  messages: z.optional(z.array(z.unknown())),
  statuses: z.optional(z.array(z.unknown())),
  message_echoes: z.optional(z.array(z.unknown())),
});
export const body = z.looseObject({
  object: z.optional(z.string()),
  entry: z.array(
    z.looseObject({
      id: z.optional(z.string()),
      time: z.optional(z.number()),
      changes: z.array(z.looseObject({ field: z.string(), value: z.unknown() })),
    }),
  ),
});

/** One message, status or other change, with what it came with. */
export const stored = z.object({
  field: z.string(),
  contact: z.optional(person),
  message: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
  value: z.optional(z.unknown()),
});
