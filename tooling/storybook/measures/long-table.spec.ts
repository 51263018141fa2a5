import { expect, test } from '@playwright/test';
import { serveStorybook } from '#/built-storybook.ts';

/** A phone of some years ago, beside the machine that measures. */
const CPU_SLOWDOWN = 4;
/** What a table of 100,000 rows may take at most. */
const MOUNT_MS = 200;
const FRAME_P95_MS = 33;
const NODES = 200;
/** Frames of scrolling that are measured, and how far each goes, in px: 12,000 px a second, a hard flick. */
const FRAMES = 120;
const STEP_PX = 200;
/** Of how many mounts the middle one counts. */
const MOUNTS = 5;

test('a table of 100,000 rows is there at once and scrolls smoothly', async ({ page }) => {
  test.setTimeout(120_000);
  const { origin, close } = await serveStorybook();
  await page.goto(`${origin}/iframe.html?id=ui-datatable--measured-rows&viewMode=story`);
  const show = page.getByRole('button', { name: 'Show' });
  await show.waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const mounts: number[] = [];
  for (let mount = 0; mount < MOUNTS; mount += 1) {
    if (mount > 0) await show.click();
    mounts.push(
      await show.evaluate(async (button: HTMLElement) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const began = performance.now();
        button.click();
        while (!document.querySelector('[data-index="0"]')) await frame();
        return performance.now() - began;
      }),
    );
  }
  const nodes = await page.getByRole('grid').evaluate((grid) => grid.querySelectorAll('*').length);
  const frames = await page.getByRole('grid').evaluate(
    async (grid, [count, step]) => {
      const box = grid.parentElement;
      if (!box) throw new Error('no table');
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const took: number[] = [];
      let before = await frame();
      for (let index = 0; index < count; index += 1) {
        box.scrollTop += step;
        const now = await frame();
        took.push(now - before);
        before = now;
      }
      if (box.scrollTop < count * step * 0.9) throw new Error('did not scroll');
      return took;
    },
    [FRAMES, STEP_PX] as const,
  );
  close();
  const p95 = frames.toSorted((a, b) => a - b)[Math.floor(FRAMES * 0.95)] ?? 0;
  const mount = mounts.toSorted((a, b) => a - b)[Math.floor(MOUNTS / 2)] ?? 0;
  process.stdout.write(`\nmount ${mount.toFixed(0)} ms, ${nodes} nodes, frame p95 ${p95.toFixed(1)} ms at ${CPU_SLOWDOWN}× CPU\n`);
  expect({ mount: mount <= MOUNT_MS, nodes: nodes <= NODES, frame: p95 <= FRAME_P95_MS }).toEqual({
    mount: true,
    nodes: true,
    frame: true,
  });
});
