import { user } from '@lobby/contract';
import type { Problem } from '#/components/form/problem.ts';
import { isSlug, plainSlug } from './suggest-slug.ts';
import type { SlugStatus } from './use-slug-status.ts';

const { tenant_name: nameSchema } = user.registerTenant.request.shape;

/** What is wrong with the name of a business. */
export function nameProblem(name: string): Problem | undefined {
  if (name.trim() === '') return 'required';
  return nameSchema.safeParse(name).success ? undefined : 'tenant_name';
}

/** What is wrong with an address name; an empty one leaves the choice to the server. */
export function slugProblem(slug: string, status: SlugStatus): Problem | undefined {
  const plain = plainSlug(slug);
  if (plain === '') return undefined;
  if (!isSlug(plain)) return 'slug';
  return status === 'taken' ? 'slug_taken' : undefined;
}
