import type { DiversionVisit } from '@lobby/contract';
import Bowser from 'bowser';
import { deviceName } from '#/domains/user/sign-in/device-name.ts';

/** Programs that look at an address without anybody behind them: search engines, previews of messengers, checkers of links. */
const ROBOT =
  /bot\b|bots?\/|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp\/|telegrambot|line-poker|skypeuri|embedly|quora link|pinterest\/0|vkshare|w3c_validator|curl\/|wget\/|python-|go-http|okhttp|axios\/|node-fetch|undici|java\/|libwww|httpclient|scan|monitor/i;

/** What says where a visitor came from, in characters. */
const SOURCE_MAX = 60;

/** Whether nobody is behind a request. Pure. */
export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || ROBOT.test(userAgent);
}

/** What kind of device a visitor uses; browsers that say nothing are those of computers. */
export function describeDevice(userAgent: string): { device: DiversionVisit['device']; os: string | null } {
  const type = userAgent === '' ? undefined : Bowser.parse(userAgent).platform.type;
  return { device: type === 'mobile' || type === 'tablet' ? type : 'desktop', os: deviceName(userAgent).system };
}

/** Where a visitor came from: what the address says of it, else the site, else nowhere in particular. Pure. */
export function sourceOf({ named, referrer, own }: { named: string | undefined; referrer: string | undefined; own: string }): string {
  const said = (named ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, SOURCE_MAX);
  if (said !== '') return said;
  const host = hostOf(referrer);
  return host === undefined || host === hostOf(own) ? 'direct' : host.slice(0, SOURCE_MAX);
}

function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') || undefined : undefined;
}
