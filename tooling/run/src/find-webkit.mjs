import { existsSync } from 'node:fs';
import { canInstall, installDebianPackages } from './debian-packages.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const HOW_TO_GET_ONE =
  'The journeys of the widget in WebKit need its driver and a screen in memory. Install them (on Debian or Ubuntu, as root: apt-get install webkit2gtk-driver xvfb).';

/**
 * Makes sure of a WebKit that can be driven, installing what is missing where we may.
 * @returns {Promise<string>} what there is to say: nothing where it was there, or how to get one
 */
export async function prepareWebKit() {
  const missing = [...(existsSync(DRIVER) ? [] : ['webkit2gtk-driver']), ...(existsSync(SCREEN) ? [] : ['xvfb'])];
  if (missing.length === 0) return '';
  const log = canInstall() ? await installDebianPackages(missing) : '';
  return existsSync(DRIVER) && existsSync(SCREEN) ? log : `${log}\n${HOW_TO_GET_ONE}`;
}
