import { SLUG_MAX, tenant } from '@lobby/contract';

const { slug: slugSchema } = tenant.checkSlug.request.shape;

/** The address name that a business name suggests; empty where it suggests none, as a Chinese or Japanese one does. */
export function suggestSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const slug = words.replace(/^-/, '').slice(0, SLUG_MAX).replace(/-$/, '');
  return isSlug(slug) && /[a-z]/.test(slug) ? slug : '';
}

/** An address name as the server would read it. */
export const plainSlug = (slug: string): string => slug.normalize('NFKC').trim().toLowerCase();

/** True for an address name that a chat page can have. */
export const isSlug = (slug: string): boolean => slugSchema.safeParse(slug).success;
