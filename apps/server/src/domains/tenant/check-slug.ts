import type { tenant } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { isReservedSlug } from './slug.ts';
import { isSlugTaken } from './tenant.repository.ts';

/** Whether a business can have an address name. It is decided when the business registers; this is for the form. */
export async function checkSlug({ request: { slug }, services }: Call<typeof tenant.checkSlug>) {
  const free = !isReservedSlug(slug) && !(await inPlatform(services.database, (scope) => isSlugTaken(scope, slug)));
  return { slug, free };
}
