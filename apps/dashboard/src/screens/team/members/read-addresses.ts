import { invites } from '@lobby/contract';

const { emails } = invites.create.request.shape;

/** The addresses of a text, each once, whatever stands between them; and what is none, as it was written. */
export function readAddresses(text: string): { emails: string[]; wrong: string[] } {
  const parts = text
    .split(/[\s,;，；、]+/u)
    // Mail programs copy a name along: Ken <ken@example.com>.
    .map((part) => part.replaceAll(/^<|>$/g, ''))
    .filter((part) => part !== '');
  const isAddress = (part: string) => emails.safeParse([part]).success;
  return {
    emails: [...new Set(parts.filter(isAddress).map((part) => part.toLowerCase()))],
    wrong: parts.filter((part) => !isAddress(part)),
  };
}
