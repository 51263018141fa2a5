import { TOKEN_LENGTH } from './order-token.ts';

const TOKEN = `[a-z2-7]{${TOKEN_LENGTH}}`;
const MESSAGE_ID = new RegExp(String.raw`^<(${TOKEN})\.[\w-]+@[^\s<>@]+>$`, 'i');

/** Where a customer answers to: `help@shop.example` takes `help+token@…`, `@in.shop.example` takes `token@…`. */
export function replyAddress(address: string, token: string): string {
  const [name = '', host = ''] = address.split('@');
  return name === '' ? `${token}@${host}` : `${name}+${token}@${host}`;
}

/** The token in an address that a mail was sent to; undefined where it is for nobody in particular, or not for us. */
export function tokenIn(address: string, recipient: string): string | undefined {
  const [name = '', host = ''] = address.split('@');
  const [theirs = '', theirHost = ''] = recipient.toLowerCase().split('@');
  if (theirHost !== host) return undefined;
  if (name === '') return theirs.length === TOKEN_LENGTH ? theirs : undefined;
  return theirs.startsWith(`${name}+`) ? theirs.slice(name.length + 1) : undefined;
}

/** Whether mails to a recipient are for us at all. */
export function isForUs(address: string, recipient: string): boolean {
  const [name = '', host = ''] = address.split('@');
  const [theirs = '', theirHost = ''] = recipient.toLowerCase().split('@');
  return theirHost === host && (name === '' || theirs === name || theirs.startsWith(`${name}+`));
}

/** How a mail of a work order is named. @param part what tells it from the others; `root` names the thread */
export function messageIdOf(token: string, part: string, host: string): string {
  return `<${token}.${part}@${host}>`;
}

/** The token in the name of a mail of ours. */
export function tokenOfMessageId(messageId: string): string | undefined {
  return MESSAGE_ID.exec(messageId.trim())?.[1]?.toLowerCase();
}
