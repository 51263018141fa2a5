import type { Locale, VisitorConsent } from '@lobby/contract';
import type { VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { describeConsent, hasAgreed, wayOf, wordConsent } from './describe-consent.ts';
import { isKnownToAgree, knownPrivacy, rememberAgreed } from './known-privacy.ts';
import { insertConsent, localeOf } from './privacy.repository.ts';

type Parts = Pick<Services, 'database' | 'now'>;
type Visitor = Pick<VisitorActor, 'tenantId' | 'contactId'>;

/**
 * Keeps that a visitor agreed by a tick to the text of a version; of an older one nothing is kept. Answers with what there is to agree to.
 * @throws BusinessError not_found for who has just become another contact
 */
export function giveConsent(parts: Parts, visitor: Visitor, version: number, locale: Locale): Promise<VisitorConsent> {
  const { database, now } = parts;
  const { tenantId, contactId } = visitor;
  return inTenant(database, tenantId, async (scope) => {
    if ((await localeOf(scope, contactId)) === undefined) throw new BusinessError('not_found');
    const privacy = await knownPrivacy(database, tenantId, now(), (work) => work(scope));
    if (privacy.mode === 'required' && privacy.text_version === version) {
      const text = await wordConsent(scope, privacy, locale);
      await insertConsent(scope, { contactId, textVersion: version, given: 'ticked', locale, text, link: privacy.link }, now());
    }
    return describeConsent(parts, scope, contactId, locale);
  });
}

/**
 * Before a visitor's words are taken: where a tick is required it must be there; where a line says that writing agrees, it is kept
 * that somebody did. A business that asks for nothing costs one look a second.
 * @throws BusinessError consent_required
 */
export async function requireConsent({ database, now }: Parts, { tenantId, contactId }: Visitor): Promise<void> {
  const privacy = await knownPrivacy(database, tenantId, now(), (work) => inTenant(database, tenantId, work));
  const [textVersion, given] = [privacy.text_version, wayOf(privacy)] as const;
  if (privacy.mode === 'off' || isKnownToAgree(database, contactId, textVersion, given)) return;
  await inTenant(database, tenantId, async (scope) => {
    if (await hasAgreed(database, scope, contactId, privacy)) return;
    if (given === 'ticked') throw new BusinessError('consent_required');
    const locale = await localeOf(scope, contactId);
    if (locale === undefined) return;
    const text = await wordConsent(scope, privacy, locale);
    await insertConsent(scope, { contactId, textVersion, given, locale, text, link: privacy.link }, now());
  });
  rememberAgreed(database, contactId, textVersion, given);
}
