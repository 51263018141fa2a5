import type { Inbound } from '#/channels/port/inbound.ts';
import { readTemplateChange } from './read-templates.ts';

/** Changes of an account behind which nothing goes through any more, and why. */
const ENDS = { ACCOUNT_OFFBOARDED: 'offboarded', PARTNER_REMOVED: 'app_removed', ACCOUNT_DELETED: 'account_deleted' } as const;

interface AccountSaid {
  event?: string;
  current_limit?: string;
  ban_info?: { waba_ban_state?: string };
}

/** What becomes of the account as a whole. */
export function readAccount(field: string, given: unknown): Inbound {
  if (field === 'message_template_status_update' || field === 'template_category_update') return readTemplateChange(field, given);
  const { event, current_limit: limit, ban_info: ban } = (given ?? {}) as AccountSaid;
  if (field === 'account_update' && event !== undefined && Object.hasOwn(ENDS, event))
    return { kind: 'health', state: 'disconnected', reason: { code: ENDS[event as keyof typeof ENDS], about: null }, isAll: true };
  const isBack = event === 'ACCOUNT_RECONNECTED' || (event === 'DISABLED_UPDATE' && ban?.waba_ban_state === 'REINSTATE');
  if (field === 'account_update' && isBack) return { kind: 'health', state: 'connected', reason: null, isAll: true };
  if (field === 'account_update' && event === 'DISABLED_UPDATE')
    return { kind: 'health', state: 'degraded', reason: { code: 'restricted', about: null } };
  if (field === 'phone_number_quality_update' && event === 'DOWNGRADE')
    return { kind: 'health', state: 'degraded', reason: { code: 'quality', about: limit ?? null } };
  if (field === 'phone_number_quality_update' && event === 'UPGRADE') return { kind: 'health', state: 'connected', reason: null };
  return { kind: 'nothing' };
}
