import type { Locale } from '@lobby/contract';
import type { VisitorActor } from '#/call.ts';
import { findWords } from '#/channels/find-channel-of.ts';
import { inTenant } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { describeConsent } from '#/domains/privacy/describe-consent.ts';
import type { Services } from '#/services.ts';
import { readOwnConversation } from './visitor-state.ts';
import { setLanguage, updateContact } from './visitor.repository.ts';

/** From here on the bot's own texts are in this language. */
export function chooseLocale(services: Services, { tenantId, contactId }: VisitorActor, conversationId: string, locale: Locale) {
  const { database, now } = services;
  return inTenant(database, tenantId, async (scope) => {
    await readOwnConversation(scope, contactId, conversationId);
    await updateContact(scope, contactId, locale, now());
    await setLanguage(scope, conversationId, locale);
    const words = await findWords(scope, conversationId, locale);
    const bot = await describeBot(scope, locale, false, words?.disclosure);
    return { bot, consent: await describeConsent(services, scope, contactId, locale) };
  });
}
