/** A chat with the bot itself, or one of a business account that the bot answers for. */
export interface Chat {
  chatId: number;
  /** The connection of the business account. */
  businessId?: string | undefined;
}

const AT = '@';

function withBusiness(name: string, businessId: string | undefined): string {
  return businessId === undefined ? name : `${name}${AT}${businessId}`;
}

/** The chat as an address; one of a business account is another than the same person's with the bot. Pure. */
export function addressOf({ chatId, businessId }: Chat): string {
  return withBusiness(`tg:${chatId}`, businessId);
}

/** Messages are counted anew in each chat. Pure. */
export function idOf({ chatId, businessId }: Chat, messageId: number): string {
  return withBusiness(`${chatId}:${messageId}`, businessId);
}

/** The chat that was written in last, of a person's addresses; undefined where none is there. Pure. */
export function chatOf(addresses: readonly string[]): Chat | undefined {
  const [, chatId, businessId] = /^tg:(-?\d+)(?:@(.+))?$/.exec(addresses.find((address) => address.startsWith('tg:')) ?? '') ?? [];
  return chatId === undefined ? undefined : { chatId: Number(chatId), businessId };
}

/** Pure. @throws RangeError where it is no name of a message */
export function readId(id: string): Chat & { messageId: number } {
  const [, chatId, messageId, businessId] = /^(-?\d+):(\d+)(?:@(.+))?$/.exec(id) ?? [];
  if (chatId === undefined) throw new RangeError(`${id} names no message`);
  return { chatId: Number(chatId), messageId: Number(messageId), businessId };
}
