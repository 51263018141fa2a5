import { existsSync } from 'node:fs';
import { canInstall, installDebianPackages } from './debian-packages.mjs';
import { runCommand } from './run-command.mjs';

/** Chromium without its window: a page costs two thirds of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Where the systems we know put a Chromium, in the order of preference. */
const KNOWN_PATHS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Faces for Chinese and Japanese: without one, a page of them is a page of boxes. */
const FONTS = 'fonts-noto-cjk';

const HOW_TO_GET_ONE =
  'The journeys need a Chromium. Install one (on Debian or Ubuntu, as root: apt-get install chromium chromium-headless-shell fonts-noto-cjk), or set CHROMIUM_PATH to one.';

/** The browser's executable, or undefined when there is none. */
function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  return named !== undefined && named !== '' ? named : KNOWN_PATHS.find((path) => existsSync(path));
}

/** One that can do what takes a window, such as showing a notification of a worker. */
function findWindowed() {
  return KNOWN_PATHS.find((path) => path !== SHELL && existsSync(path));
}

async function hasCjkFont() {
  const { code, output } = await runCommand('fc-list', [':lang=zh-cn', 'family']);
  return code === 0 && output.trim() !== '';
}

/**
 * Makes sure of a browser with faces for every language of the product, installing what is missing where we may.
 * @returns {Promise<{ path: string | undefined, windowed: string | undefined, log: string }>} no path: the log says how to get one
 */
export async function prepareBrowser() {
  const isNamed = (process.env['CHROMIUM_PATH'] ?? '') !== '';
  let log = '';
  /** @param {string} name @param {boolean} isMissing */
  const provide = async (name, isMissing) => {
    if (isMissing && canInstall()) log += await installDebianPackages([name]);
  };
  await provide('chromium-headless-shell', !isNamed && !existsSync(SHELL));
  await provide('chromium', findWindowed() === undefined);
  await provide(FONTS, !(await hasCjkFont()));
  const path = findBrowser();
  const windowed = findWindowed() ?? path;
  return { path, windowed, log: path === undefined ? `${log}\n${HOW_TO_GET_ONE}` : log };
}
