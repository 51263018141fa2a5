import type { Locale, Notification, SetMealId } from '@lobby/contract';
import { namePlan } from '#/domains/pay/list-plans.ts';
import { say, type WordKey } from '#/words.ts';
import { wordDevice } from '#/domains/user/sign-in/word-device.ts';
import type { StoredNotification, Words } from './notification.repository.ts';

/** Longest part of a name, in characters. */
const NAME_MAX = 60;
const MEGABYTES = 'storage_mb';
/** Those whose text is a sentence of their own. */
const WITH_BODY: ReadonlySet<string> = new Set([
  'corpus.source_failed',
  'channel.down',
  'channel.back',
  'channel.changed',
  'plan.expiring',
  'plan.expired',
  'wo.due',
  'wo.overdue',
  'key.expiring',
  'figures.corrected',
  'login.new_device',
]);

/** Texts of a channel by what has come about. */
const KEYS_OF_CAUSES: Readonly<Record<string, string>> = {
  cap: 'channel_capped',
  degraded: 'channel_degraded',
  paused: 'channel_paused',
  resumed: 'channel_resumed',
  removed: 'channel_removed',
};

/** How a notification reads in a language. Pure. @param timezone of the business, for days */
export function renderNotification(
  stored: StoredNotification,
  locale: Locale,
  timezone: string,
): Pick<Notification, 'title' | 'body' | 'link'> {
  const { type, count, words } = stored;
  const key = keyOf(stored);
  const named = { ...wordsFor(stored, locale, timezone), count };
  const isMany = count > 1 && (type === 'chat.reply' || type === 'wo.reply' || type === 'corpus.gap_new' || type === 'figures.corrected');
  return {
    title: say(locale, (isMany ? `notification.${key}_many` : `notification.${key}`) as WordKey, named),
    body: bodyOf(stored, locale, named),
    link: linkOf(type, words, stored.conversation_id),
  };
}

function keyOf({ type, words }: Pick<StoredNotification, 'type' | 'words'>): 'chat_waiting' {
  return (KEYS_OF_CAUSES[String(words['why'])] ?? type.replaceAll('.', '_')) as 'chat_waiting';
}

/** A channel on pages or in an app of the business itself, where the chat is seen or not. Pure. */
function isOnPage(kind: Words[string] | undefined): boolean {
  return kind === 'web' || kind === 'app';
}

function bodyOf({ type, words }: StoredNotification, locale: Locale, named: Record<string, string | number>): string {
  if (type.startsWith('quota.')) return say(locale, 'notification.quota_body', named);
  if (WITH_BODY.has(type))
    return say(locale, `notification.${keyOf({ type, words })}${isOnPage(words['kind']) ? '_page' : ''}_body` as WordKey, named);
  return String(words['text'] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function wordsFor({ words }: StoredNotification, locale: Locale, timezone: string): Record<string, string | number> {
  const { metric, used, limit, plan, end, no, name, due, browser, system } = words;
  const amounts = new Intl.NumberFormat(locale);
  const amount = (value: unknown) => (metric === MEGABYTES ? `${amounts.format(Number(value))} MB` : amounts.format(Number(value)));
  const given = Object.fromEntries(Object.entries(words).map(([key, value]) => [key, value ?? '']));
  const visitor = String(name ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    ...given,
    name: Array.from(visitor).slice(0, NAME_MAX).join('') || say(locale, 'waiting_mail.visitor', { no: Number(no) }),
    ...(metric !== undefined && {
      metric: say(locale, `limits.metric_${String(metric)}` as WordKey),
      used: amount(used),
      limit: amount(limit),
    }),
    ...(plan !== undefined && { plan: namePlan(Number(plan) as SetMealId, locale) }),
    ...(end !== undefined && {
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(Number(end)),
    }),
    ...(due !== undefined && {
      due: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(Number(due)),
    }),
    ...(browser !== undefined && { device: wordDevice({ browser: text(browser), system: text(system) }, locale) }),
  };
}

function text(value: Words[string] | undefined): string | null {
  return value === undefined || value === null ? null : String(value);
}

function linkOf(type: StoredNotification['type'], words: StoredNotification['words'], conversationId: string | null): string {
  const [area] = type.split('.');
  if (area === 'chat' || area === 'csat') return `/dashboard/session?conversation=${conversationId}`;
  if (area === 'wo') return `/dashboard/work-order?order=${words['order_id']}`;
  if (type === 'corpus.gap_new') return '/dashboard/knowledge-base/ai-corpus?tab=gaps';
  if (type === 'corpus.source_failed') return `/dashboard/knowledge-base/ai-corpus?tab=sources&source=${words['source_id']}`;
  if (area === 'key') return '/dashboard/system/key';
  if (area === 'figures') return '/dashboard/data-analysis/overview';
  if (area === 'login') return '/dashboard/overview?account=sessions';
  if (area === 'channel') return linkOfChannel(words);
  return area === 'team' ? '/dashboard/team' : '/dashboard/cost-center';
}

function linkOfChannel({ kind, channel_id: id, why }: Words): string {
  if (kind === 'work_order_mail') return '/dashboard/work-order';
  if (isOnPage(kind)) return '/dashboard/integration';
  const gallery = '/dashboard/multi-channel-intergration';
  return typeof id === 'string' && why !== 'removed' ? `${gallery}?channel=${id}` : gallery;
}
