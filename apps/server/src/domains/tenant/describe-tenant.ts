import type { tenant } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { BusinessError } from '#/errors.ts';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import { findTenant } from './find-tenant.ts';

/** What anyone may know of a business: its name, and how its bot says hello. */
export async function describeTenant({ request, locale, services }: Call<typeof tenant.profile>) {
  const found = await findTenant(services, request.tenant);
  if (!found) throw new BusinessError('unknown_tenant');
  const bot = await inTenant(services.database, found.id, (scope) => describeBot(scope, request.locale ?? locale));
  return {
    slug: found.slug,
    name: found.name,
    logo: pictureAddressOf(found.logo),
    bot_name: bot.name,
    welcome: bot.welcome,
    suggested_questions: bot.suggested_questions,
  };
}
