import type { Webhook } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { findCorrespondence } from '#/domains/tenant/find-correspondence.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { findWebhook } from './webhook.repository.ts';

const WEBHOOKS_PAGE = '/dashboard/system/key?tab=webhooks';

/** Writes to every admin that a webhook was switched off; the mails leave if and only if the caller's transaction commits. */
export async function writeDisabled(
  scope: TenantScope,
  { config, now }: Pick<Services, 'config' | 'now'>,
  id: string,
  reason: NonNullable<Webhook['disabled_reason']>,
): Promise<void> {
  const webhook = await findWebhook(scope, id);
  if (!webhook) return;
  const { admins, name: business } = await findCorrespondence(scope);
  for (const { email, locale } of admins) {
    const words = {
      business,
      webhook: webhook.name || new URL(webhook.url).host,
      address: webhook.url,
      reason: say(locale, `webhooks.${reason}`),
      link: `${publicOrigin(config)}${WEBHOOKS_PAGE}`,
    };
    await enqueueMail(
      scope,
      { to: email, subject: say(locale, 'webhooks.disabled_subject', words), text: say(locale, 'webhooks.disabled_text', words) },
      now(),
    );
  }
}
