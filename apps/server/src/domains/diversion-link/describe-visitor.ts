import type { DiversionVisit } from '@lobby/contract';
import Bowser from 'bowser';
import { isbot } from 'isbot';
import { deviceName } from '#/domains/user/sign-in/device-name.ts';

const HANDHELD = /Android|iPhone|iPad|HarmonyOS/i;
/** Names of programs by which people read the codes that lead to short addresses; they sound like those of robots. */
const CODE_READERS = /[\w.-]*(?:qr[\s_-]?(?:code|bot|reader|scanner)?|barcode|scan(?:ner|bot)?|\breader)[\w.]*(?:\/[\w.]+)?/gi;

/** What says where a visitor came from, in characters. */
const SOURCE_MAX = 60;

/** Whether nobody is behind a request: a search engine, the preview of a messenger, a checker of links. Pure. */
export function isRobot(userAgent: string): boolean {
  if (userAgent.trim() === '') return true;
  if (!HANDHELD.test(userAgent) || !isbot(userAgent)) return isbot(userAgent);
  return isbot(`Mozilla/5.0 ${userAgent.replaceAll(CODE_READERS, '')}`);
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
