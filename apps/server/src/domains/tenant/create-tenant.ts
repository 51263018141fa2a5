import type { Locale } from '@lobby/contract';
import { enterTenant } from '#/database/enter-scope.ts';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import { createDefaultBot } from '#/domains/bot/create-default-bot.ts';
import { createFirstCorpus } from '#/domains/corpus/shelves/create-first-corpus.ts';
import { openTrial } from '#/domains/pay/open-subscription.ts';
import { defaultTimezone } from './default-timezone.ts';
import { isReservedSlug, namelessSlug, slugFromName, slugLike } from './slug.ts';
import { insertMember, insertTenant } from './tenant.repository.ts';

/** Names tried before the chance of the next one being free is left to an error. */
const SLUG_TRIES = 5;

export interface NewTenant {
  name: string;
  /** Made from the name where none is given. */
  slug: string | undefined;
  /** The first member: an admin, and whose business it is. */
  ownerId: number;
  /** Its own language. */
  locale: Locale;
  /** Languages that its visitors are answered in; its own only where none are given. */
  locales?: readonly Locale[] | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** IANA name; the country's, or the language's, where none is given. */
  timezone?: string | undefined;
  industry?: string | undefined;
  /** What its bot says; the platform's own texts where nothing is given. */
  botTexts?: Parameters<typeof createDefaultBot>[1];
}

/**
 * Makes a business in the caller's transaction, with its first admin, a trial, a corpus and a bot.
 * @returns the transaction, gone on as the new tenant; undefined where the given slug is reserved or taken
 */
export async function createTenant(
  scope: PlatformScope,
  { name, slug, ownerId, locale, locales = [locale], country, timezone, industry, botTexts }: NewTenant,
  now: number,
): Promise<TenantScope | undefined> {
  const joinedAt = new Date(now);
  const row = {
    name,
    defaultLocale: locale,
    locales: [...new Set(locales)],
    country,
    timezone: timezone ?? defaultTimezone(locale, country),
    industry,
    ownerId,
    createdAt: joinedAt,
  };
  const tenantId = await insertUnderSlug(scope, row, slug);
  if (tenantId === undefined) return undefined;
  const tenant = await enterTenant(scope, tenantId);
  await insertMember(tenant, { userId: ownerId, role: null, joinedAt });
  await openTrial(tenant, now);
  await createFirstCorpus(tenant, locale);
  await createDefaultBot(tenant, botTexts);
  return tenant;
}

type TenantRow = Omit<Parameters<typeof insertTenant>[1], 'slug'>;

function insertUnderSlug(scope: PlatformScope, row: TenantRow, slug: string | undefined): Promise<number | undefined> {
  if (slug === undefined) return insertUnderFreeSlug(scope, row);
  return isReservedSlug(slug) ? Promise.resolve(undefined) : insertTenant(scope, { ...row, slug });
}

async function insertUnderFreeSlug(scope: PlatformScope, row: TenantRow): Promise<number> {
  const own = slugFromName(row.name);
  for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
    const slug = own === undefined ? namelessSlug() : tries === 0 ? own : slugLike(own);
    const tenantId = await insertTenant(scope, { ...row, slug });
    if (tenantId !== undefined) return tenantId;
  }
  throw new Error('no free address name was found');
}
