import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { beginWith } from './begin-with.ts';
import { lateParts } from './late-parts.ts';
import { reportLayer } from './report-layer.ts';
import { hungTests, watchedForks } from './watched-forks.ts';

/** Longest test or hook, in milliseconds: a busy machine is slow, not wrong. */
const TIMEOUT_MS = 120_000;

/** How long a test polls for what has to become true, in milliseconds. */
const POLL_MS = 45_000;

/** How late lazily loaded parts come; 0 leaves them as they are. */
const LATE_PARTS_MS = Number(process.env['LATE_PARTS_MS'] ?? 0);

/**
 * By itself Vitest leaves a core to its own process, which is idle once the files are transformed. Tests of components wait for half
 * of their time, for what is saved a moment after the last key or comes again after a pause, so three of them share two cores.
 */
const WORKERS = { browser: Math.ceil(1.5 * availableParallelism()), others: availableParallelism() };

/** What a file that draws components begins with. */
const PAGE = ['@lobby/vite/fresh-page', '@lobby/vite/wait-patiently', '@lobby/vite/without-owner-stacks'];

/**
 * The files of a process share one window. A link that is really followed, or a file that is saved, would put another in its place,
 * and every file after that would be without an address and without cookies.
 */
const WINDOW = { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } } };

/** What the tests of a layer have in common. */
export interface Layer {
  /** `unit` needs nothing; `browser` draws components; `db`, `engine` and `process` are the server's. */
  readonly layer: 'unit' | 'browser' | 'db' | 'engine' | 'process';
  /** The workspace, as its package.json names it. */
  readonly workspace: string;
  /** Read by its real path: the bundler does not follow the link of a workspace when one configuration extends another. */
  readonly tsconfig?: string;
  readonly include?: string[];
  readonly exclude?: string[];
  readonly environment?: 'node' | 'happy-dom';
  /** Whether each file has a process of its own; one that has not shares the process's modules with the others. */
  readonly isolate?: boolean;
  /** How many processes run at once, where it is not as many as the layer takes by itself. */
  readonly workers?: number;
  /** Names of the files that take longest, which are begun first. */
  readonly longest?: readonly string[];
  readonly timeoutMs?: number;
  readonly globalSetup?: string;
  /** Options of Node for the processes that run the files. */
  readonly execArgv?: string[];
}

/** The tests of one layer in one workspace. */
export function defineLayer({ layer, workspace, tsconfig, workers, longest = [], timeoutMs = TIMEOUT_MS, ...test }: Layer): ViteUserConfig {
  const maxWorkers = workers ?? WORKERS[layer === 'browser' ? layer : 'others'];
  return defineConfig({
    ...(tsconfig === undefined ? {} : { tsconfig }),
    plugins: layer === 'browser' && LATE_PARTS_MS > 0 ? [lateParts(LATE_PARTS_MS)] : [],
    test: {
      name: layer === 'unit' || layer === 'browser' ? workspace : `${workspace} ${layer}`,
      environment: 'node',
      environmentOptions: WINDOW,
      include: ['src/**/*.test.{ts,tsx}'],
      isolate: false,
      maxWorkers,
      testTimeout: timeoutMs,
      hookTimeout: timeoutMs,
      expect: { poll: { timeout: POLL_MS } },
      // Files of several layers in one run: those that want as many processes run side by side.
      sequence: { sequencer: beginWith(longest), groupOrder: maxWorkers },
      pool: watchedForks(),
      reporters: ['default', reportLayer(layer, hungTests)],
      setupFiles: ['@lobby/vite/report-alive', ...(layer === 'browser' ? PAGE : [])],
      ...test,
    },
  });
}
