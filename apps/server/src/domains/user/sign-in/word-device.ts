import type { Locale } from '@lobby/contract';
import { say } from '#/words.ts';
import type { DeviceName } from './device-name.ts';

/** How a device is called to a reader. */
export function wordDevice({ browser, system }: DeviceName, locale: Locale): string {
  if (browser !== null && system !== null) return say(locale, 'account.device', { browser, system });
  return browser ?? system ?? say(locale, 'account.unknown_device');
}
