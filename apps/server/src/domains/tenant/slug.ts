import { SLUG_MAX, SLUG_MIN } from '@lobby/contract';
import { randomBytes } from 'node:crypto';

/** Address names that would pass for Lobby itself. */
const RESERVED: ReadonlySet<string> = new Set(
  `about abuse account accounts active admin administrator api app apps assets auth billing blog chat config console contact
  dashboard dev docs download embed faq feedback files healthz help home info ingress internal legal lobby login logout mail
  mailbox me new news null official oauth owner pay payment playground policy postmaster press preview pricing privacy public readyz
  register root security settings sign-in sign-up signin signup socket static status support system team tenant terms test undefined
  user users visitor webhook webhooks widget work www`.split(/\s+/),
);

/** Bytes of chance behind a name, and in a name that says nothing. */
const SUFFIX_BYTES = 2;
const NAMELESS_BYTES = 4;

export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug);
}

/**
 * The address name that a business name suggests; undefined where it suggests none, as a Chinese or Japanese one does.
 * The e-mail address is not asked: address names are public, and it is not.
 */
export function slugFromName(name: string): string | undefined {
  const slug = trimHyphens(
    name
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F'’]/g, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
    SLUG_MAX - 1 - SUFFIX_BYTES * 2,
  );
  const isName = slug.length >= SLUG_MIN && /[a-z]/.test(slug) && !isReservedSlug(slug);
  return isName ? slug : undefined;
}

/** A name like the given one that is hardly taken. */
export function slugLike(slug: string): string {
  return `${slug}-${randomBytes(SUFFIX_BYTES).toString('hex')}`;
}

/** A name for a business whose own cannot be written in an address. */
export function namelessSlug(): string {
  return `lobby-${randomBytes(NAMELESS_BYTES).toString('hex')}`;
}

function trimHyphens(text: string, max: number): string {
  return text.replace(/^-+/, '').slice(0, max).replace(/-+$/, '');
}
