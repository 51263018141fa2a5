import { channels, user, type Channel } from '@lobby/contract';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { serveSite } from '#/serve-site.ts';

/** How much slower than this machine a visitor's is. */
const SLOWER = 4;
/** What a page pays for a widget that nobody opens. */
const REQUESTS_MAX = 2;
const BYTES_MAX = 5_000;
/** Runs whose middle one is printed. */
const RUNS = 5;

/** Work of scripts, as Chrome's tracing names it. */
const SCRIPT = /^(EvaluateScript|v8\.compile|FunctionCall|RunMicrotasks|TimerFire|FireIdleCallback|EventDispatch)$/;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly frame?: string };
}

/** Milliseconds of script on the thread that ran most of it; what ran within another piece counts once. */
function scriptMs(events: readonly TraceEvent[]): number {
  const threads = new Map<string, number>();
  const until = new Map<string, number>();
  for (const { ts, dur = 0, pid, tid } of events
    .filter(({ name, ph }) => ph === 'X' && SCRIPT.test(name))
    .toSorted((one, other) => one.ts - other.ts)) {
    const thread = `${pid}/${tid}`;
    const begun = Math.max(ts, until.get(thread) ?? 0);
    threads.set(thread, (threads.get(thread) ?? 0) + Math.max(0, ts + dur - begun));
    until.set(thread, Math.max(until.get(thread) ?? 0, ts + dur));
  }
  return Math.max(0, ...threads.values()) / 1_000;
}

journey(
  'a page whose visitor never opens the chat pays two small calls for it, and nothing moves @desktop',
  async ({ browser, request, baseURL }) => {
    const lobby = baseURL ?? '';
    const pages: Record<string, string> = {};
    const shop = await serveSite(pages);
    const { token } = await call(request, user.login, DEMO);
    const draft = { kind: 'web' as const, name: 'Cost', allowed_origins: [shop.origin] };
    const channel = (await call(request, channels.create, draft, { token })) as Channel;
    const body = `<p>${'Tents for every season. '.repeat(400)}</p>`;
    // No script of the page's own: what runs is the widget's.
    pages['/'] = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">${body}`;
    pages['/with'] = `${pages['/']}<script async src="${lobby}/widget.js" data-key="${channel.public_key}"></script>`;
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const { frame } = (await devtools.send('Page.getFrameTree')).frameTree;
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let bytes = 0;
    const asked = new Map<string, string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      if (url.startsWith(lobby)) asked.set(requestId, new URL(url).pathname);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (asked.has(requestId)) bytes += encodedDataLength;
    });

    const visit = async (path: string, isThere: () => Promise<void>) => {
      await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'loading'] });
      await page.goto(shop.origin + path);
      await isThere();
      // Two frames: what the widget does after it is drawn is among it.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
      // The trace is of the whole browser: another page's is not the widget's.
      const own = new Set(events.filter(({ args }) => args?.frame === frame.id).map(({ pid }) => pid));
      return {
        ms: scriptMs(events.filter(({ pid }) => own.has(pid))),
        shifts: events.filter(({ name, args }) => name === 'LayoutShift' && args?.frame === frame.id).length,
      };
    };
    const withWidget: number[] = [];
    const without: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      without.push((await visit('/', () => expect(page.locator('p')).toBeVisible())).ms);
      asked.clear();
      bytes = 0;
      const { ms, shifts } = await visit('/with', () => expect(page.getByRole('button', { name: /^Chat with / })).toBeVisible());
      withWidget.push(ms);
      expect([...asked.values()].toSorted()).toEqual([`/api/micro/chatbot/widget/${channel.public_key}`, '/widget.js']);
      expect(asked.size).toBeLessThanOrEqual(REQUESTS_MAX);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
      expect(shifts).toBe(0);
      expect(page.frames()).toHaveLength(1);
    }
    const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
    process.stdout.write(
      `\na widget that nobody opens: ${asked.size} requests, ${bytes} bytes with their headers; script at ${SLOWER}× CPU ${middle(withWidget).toFixed(1)} ms, without it ${middle(without).toFixed(1)} ms\n`,
    );
    await context.close();
    await call(request, channels.remove, { id: channel.id }, { token });
    shop.close();
  },
);
