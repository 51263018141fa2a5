import type { z } from 'zod/mini';
import type { About, MediaRef } from '#/channels/port/inbound.ts';
import type { media, WhatsAppContent, WhatsAppMessage } from './change.ts';

/** What was written, or what stands for what cannot be. */
export function wordsOf(sent: WhatsAppContent): string {
  const { text, image, video, document, location, contacts = [], interactive, button, order } = sent;
  const lines = [
    text?.body ?? image?.caption ?? video?.caption ?? document?.caption,
    interactive?.button_reply?.title ?? interactive?.list_reply?.title ?? button?.text,
    interactive?.nfm_reply && wordsOfForm(interactive.nfm_reply),
    location && [location.name, location.address].filter(Boolean).join(', '),
    location &&
      `https://www.openstreetmap.org/?mlat=${location.latitude}&mlon=${location.longitude}#map=16/${location.latitude}/${location.longitude}`,
    order?.text,
    ...(order?.product_items ?? []).map(wordOfItem),
    ...contacts.map(({ name, phones = [] }) => [name?.formatted_name, ...phones.map(({ phone }) => phone)].filter(Boolean).join(' ')),
  ];
  return lines.filter(Boolean).join('\n');
}

/** The answers of a form, a line each; `flow_token` is the form's own. */
function wordsOfForm({
  body = '',
  response_json: given = '',
}: NonNullable<NonNullable<WhatsAppContent['interactive']>['nfm_reply']>): string {
  const lines = Object.entries(readAnswers(given)).flatMap(([name, answer]) => {
    const words = [answer].flat().filter((each) => ['string', 'number', 'boolean'].includes(typeof each));
    return name === 'flow_token' || words.length === 0 ? [] : `${name}: ${words.join(', ')}`;
  });
  return lines.length > 0 ? lines.join('\n') : body;
}

function readAnswers(given: string): object {
  try {
    const read: unknown = JSON.parse(given);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    // Whatever it is, it is no answers.
    return {};
  }
}

/** A line of an order: how often, what by the name that the shop gave it, and at which price. */
function wordOfItem({ product_retailer_id: name, quantity, item_price: price, currency }: OrderItem): string {
  return [quantity === undefined ? undefined : `${quantity} ×`, name, price === undefined ? undefined : `(${price} ${currency ?? ''})`]
    .filter(Boolean)
    .join(' ')
    .replace(' )', ')');
}
type OrderItem = NonNullable<NonNullable<WhatsAppContent['order']>['product_items']>[number];

export function mediaOf({ image, audio, video, document, sticker }: WhatsAppContent): MediaRef[] {
  const found: [z.output<typeof media> | undefined, string, string][] = [
    [image, 'photo.jpg', 'image/jpeg'],
    [audio, 'voice.ogg', 'audio/ogg'],
    [video, 'video.mp4', 'video/mp4'],
    [document, 'document', 'application/octet-stream'],
    [sticker, 'sticker.webp', 'image/webp'],
  ];
  return found.flatMap(([file, name, mime]) =>
    file ? [{ id: file.id, name: file.filename ?? name, mime: file.mime_type?.split(';')[0] ?? mime }] : [],
  );
}

/** What brought somebody, or what they ask about; an ad without a headline goes by its number. */
export function aboutOf({ referral, context }: WhatsAppMessage): About | undefined {
  const product = context?.referred_product?.product_retailer_id;
  if (product) return { kind: 'product', name: product };
  const name = (referral?.headline || referral?.source_id)?.replaceAll(/\s+/g, ' ').trim();
  return name ? { kind: referral?.source_type === 'post' ? 'post' : 'ad', name, url: referral?.source_url } : undefined;
}
