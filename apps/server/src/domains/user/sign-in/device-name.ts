import Bowser from 'bowser';

const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9 +-]{0,39}$/;

/** What a user agent says of itself; null where it says nothing that is known. */
export interface DeviceName {
  browser: string | null;
  system: string | null;
}

/** Names of browser and system, without versions: an update makes no new device. */
export function deviceName(userAgent: string): DeviceName {
  if (userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: plainName(browser.name), system: plainName(os.name) };
}

/** For agents it does not know, the parser repeats what they say of themselves; mails and lists repeat no more than a name. */
function plainName(name: string | undefined): string | null {
  return name !== undefined && PLAIN_NAME.test(name) ? name : null;
}

/** A device as it is compared with those known. */
export function deviceKey(userAgent: string): string {
  const { browser, system } = deviceName(userAgent);
  return `${browser ?? ''}/${system ?? ''}`;
}
