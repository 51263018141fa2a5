import { FALLBACK_LOCALE, isLocale, type Locale } from '@lobby/contract';
import { inPlatform } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { findActiveById, findActiveBySlug } from './tenant.repository.ts';

/** A tenant id in an address; a slug is never all digits. */
const NUMERIC_ID = /^[1-9]\d{0,14}$/;

export interface Tenant {
  id: number;
  slug: string;
  name: string;
  defaultLocale: Locale;
}

/** The active tenant behind `/chat/{tenant}`: its slug, or its numeric id. */
export async function findTenant({ database }: Pick<Services, 'database'>, slugOrNumericId: string): Promise<Tenant | undefined> {
  const wanted = slugOrNumericId.trim().toLowerCase();
  const found = await inPlatform(database, (scope) =>
    NUMERIC_ID.test(wanted) ? findActiveById(scope, Number(wanted)) : findActiveBySlug(scope, wanted),
  );
  return found && { ...found, defaultLocale: isLocale(found.defaultLocale) ? found.defaultLocale : FALLBACK_LOCALE };
}
