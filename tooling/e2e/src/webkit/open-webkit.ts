import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '#/choose-address.ts';
import { createPage, type WebKitPage } from './webkit-page.ts';

/** Where Debian puts the browser that comes with the driver, by the version of its library. */
const BROWSERS = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
const HOW_TO_GET_ONE =
  'The journey of the widget in WebKit needs its driver and a screen in memory. Install them (on Debian or Ubuntu, as root: apt-get install webkit2gtk-driver xvfb).';
/** How long the driver may take until it answers, and between two looks, in milliseconds. */
const START_MS = 15_000;
const LOOK_EVERY_MS = 100;
const SCREEN = '1280x1000x24';

/** A WebKit without a window that anybody sees, driven by the W3C's protocol. Third-party cookies are blocked, as its makers have it. */
export async function openWebKit(): Promise<WebKitPage & { quit: () => Promise<void> }> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (binary === undefined) throw new Error(HOW_TO_GET_ONE);
  const screen = await openScreen();
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
  const driver = start('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  const stop = async () => {
    driver.kill();
    screen.close();
    if (driver.exitCode === null) await once(driver, 'exit');
  };
  try {
    await answers(() => call('GET', '/status'));
    const options = { binary, args: ['--automation'] };
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const page = createPage((method, path, body) => call(method, `/session/${sessionId}${path}`, body));
    return {
      ...page,
      async quit() {
        await call('DELETE', `/session/${sessionId}`);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A screen in memory; where there is a screen already, a window on it would take the focus of whoever works there. */
async function openScreen(): Promise<{ display: string; close: () => void }> {
  const server = start('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = server.stdio[3];
  if (!said) throw new Error(HOW_TO_GET_ONE);
  const [number] = (await Promise.race([
    once(said, 'data'),
    once(server, 'error').then(() => {
      throw new Error(HOW_TO_GET_ONE);
    }),
  ])) as [Buffer];
  return { display: `:${String(number).trim()}`, close: () => server.kill() };
}

function start(command: string, args: readonly string[], options: Parameters<typeof spawn>[2]): ChildProcess {
  return spawn(command, args, options);
}

async function answers(ask: () => Promise<unknown>): Promise<void> {
  for (const until = Date.now() + START_MS; ; await setTimeout(LOOK_EVERY_MS)) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error(HOW_TO_GET_ONE, { cause: error });
    }
  }
}
