import type { PageBefore } from '@lobby/contract';

/** As the contract limits them, in characters. */
const URL_MAX = 2_000;
const CAMPAIGN_MAX = 100;

/**
 * Where the visitor was when the chat was opened: the page that its address names (`page`) or that led here or frames it, and the
 * campaign of its address (`utm_source`, `utm_medium`, `utm_campaign`). Undefined where nothing is known.
 */
export function pageBefore({ href }: Pick<Location, 'href'>, referrer: string): PageBefore | undefined {
  const { origin, searchParams } = new URL(href);
  const named = searchParams.get('page') ?? (referrer.startsWith(`${origin}/chat/`) ? '' : referrer);
  const word = (name: string) => searchParams.get(`utm_${name}`)?.slice(0, CAMPAIGN_MAX) ?? null;
  const campaign = { source: word('source'), medium: word('medium'), name: word('campaign') };
  const isCampaign = Object.values(campaign).some((each) => each !== null);
  if (named === '' && !isCampaign) return undefined;
  return { ...(named !== '' && { url: named.slice(0, URL_MAX) }), ...(isCampaign && { campaign }) };
}
