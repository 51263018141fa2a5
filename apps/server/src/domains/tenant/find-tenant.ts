import { FALLBACK_LOCALE, isLocale, type Locale } from '@lobby/contract';
import { inPlatform } from '#/database/transaction.ts';
import { findPreview } from '#/domains/preview/find-preview.ts';
import type { Services } from '#/services.ts';
import { findActiveById, findActiveBySlug } from './tenant.repository.ts';

/** A tenant id in an address; a slug is never all digits. */
const NUMERIC_ID = /^[1-9]\d{0,14}$/;

export interface Tenant {
  id: number;
  slug: string;
  name: string;
  /** The upload that its logo was drawn from. */
  logo: string | null;
  defaultLocale: Locale;
  /** The link to a preview of its draft, where the name was one's. */
  previewId?: string;
}

/** The active tenant behind `/chat/{tenant}`: its slug, its numeric id, or the name of a preview that has not ended. */
export async function findTenant(
  { database, now = Date.now }: Pick<Services, 'database'> & Partial<Pick<Services, 'now'>>,
  slugOrNumericId: string,
): Promise<Tenant | undefined> {
  const wanted = slugOrNumericId.trim().toLowerCase();
  const preview = await findPreview(database, wanted, now());
  if (preview !== 'none') {
    const previewed = preview && (await findTenant({ database }, String(preview.tenantId)));
    return previewed && { ...previewed, previewId: preview.id };
  }
  const found = await inPlatform(database, (scope) =>
    NUMERIC_ID.test(wanted) ? findActiveById(scope, Number(wanted)) : findActiveBySlug(scope, wanted),
  );
  return found && { ...found, defaultLocale: isLocale(found.defaultLocale) ? found.defaultLocale : FALLBACK_LOCALE };
}
