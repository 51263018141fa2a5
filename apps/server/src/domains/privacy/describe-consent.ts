import type { Locale, VisitorConsent } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findBusinessName } from '#/domains/tenant/find-business-name.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { isKnownToAgree, knownPrivacy, rememberAgreed } from './known-privacy.ts';
import { hasConsent, type StoredPrivacy } from './privacy.repository.ts';

type Parts = Pick<Services, 'database' | 'now'>;

/** What a visitor agrees to, in a language, and whether it was agreed to. */
export async function describeConsent(
  { database, now }: Parts,
  scope: TenantScope,
  contactId: string,
  locale: Locale,
): Promise<VisitorConsent> {
  const privacy = await knownPrivacy(database, scope.tenantId, now(), (work) => work(scope));
  const { mode, link, text_version: version } = privacy;
  if (mode === 'off') return { mode, text: '', link, version, agreed: false };
  return {
    mode,
    text: await wordConsent(scope, privacy, locale),
    link,
    version,
    agreed: await hasAgreed(database, scope, contactId, privacy),
  };
}

/** The text of the business, or Lobby's own with its name. */
export async function wordConsent(scope: TenantScope, { mode, texts }: StoredPrivacy, locale: Locale): Promise<string> {
  return (
    texts[locale] ??
    say(locale, `privacy.${mode === 'required' ? 'required' : 'line'}`, { business: (await findBusinessName(scope)) ?? '' })
  );
}

/** How consent is given: by a tick where that is required, and by writing where it is not. */
export const wayOf = ({ mode }: Pick<StoredPrivacy, 'mode'>) => (mode === 'required' ? 'ticked' : 'written');

/** Asks the table once; who agreed to a text does so for good. */
export async function hasAgreed(
  database: Parts['database'],
  scope: TenantScope,
  contactId: string,
  privacy: StoredPrivacy,
): Promise<boolean> {
  const [textVersion, given] = [privacy.text_version, wayOf(privacy)] as const;
  if (isKnownToAgree(database, contactId, textVersion, given)) return true;
  const agreed = await hasConsent(scope, { contactId, textVersion, given });
  if (agreed) rememberAgreed(database, contactId, textVersion, given);
  return agreed;
}
