import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { HungTest } from './watched-forks.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What a run of one layer in one workspace found; `npm test` adds these up. */
export interface LayerReport {
  readonly passed: number;
  /** One for each test that did not pass; a skipped test proves nothing and counts too. */
  readonly failures: readonly LayerFailure[];
}

export interface LayerFailure {
  /** File, test and the first line of what went wrong. */
  readonly what: string;
  /** The command that runs it again. */
  readonly again: string;
}

const inRoot = (file: string): string => relative(ROOT, file);
const firstLine = (text: string): string => text.split('\n')[0] ?? '';
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const pattern = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function failure(file: string, test: string, why: string): LayerFailure {
  const again = `pnpm test:file ${inRoot(file)}${test === '' ? '' : ` -t ${quoted(pattern(test))}`}`;
  return { what: `${inRoot(file)} › ${test === '' ? 'the file' : test}: ${firstLine(why)}`, again };
}

function failedTest(test: TestCase): LayerFailure {
  const why = test.result().errors?.[0]?.message ?? 'did not run';
  return failure(test.module.moduleId, test.fullName.replaceAll(' > ', ' '), why);
}

/** @param hung what was killed, which has no result of its own */
export function summarize(modules: readonly TestModule[], errors: readonly { message: string }[], hung: readonly HungTest[]): LayerReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const isHung = ({ moduleId }: TestModule) => hung.some(({ file }) => file === moduleId);
  const failed = tests.filter((test) => test.result().state !== 'passed' && !isHung(test.module)).map(failedTest);
  const broken = modules
    .filter(
      (module) =>
        !isHung(module) && module.state() !== 'passed' && !failed.some(({ what }) => what.startsWith(`${inRoot(module.moduleId)} `)),
    )
    .map((module) => failure(module.moduleId, '', module.errors()[0]?.message ?? 'did not run'));
  const killed = hung.map(({ file, test }) => failure(file, test, 'never gave its thread back, and was killed'));
  const failures = [...failed, ...broken, ...killed];
  // Beside the tests: an error that no test of its own shows, as one that is thrown after a test has ended.
  const beside =
    hung.length > 0 ? [] : errors.map(({ message }) => ({ what: `beside the tests: ${firstLine(message)}`, again: 'pnpm test' }));
  return { passed: tests.filter((test) => test.result().state === 'passed').length, failures: [...failures, ...beside] };
}

/**
 * Writes what the run found to `test-results/<layer>.json` in its workspace.
 * @param hung filled while the run goes on
 */
export function reportLayer(layer: string, hung: readonly HungTest[]): Reporter {
  let place = '';
  return {
    onInit(vitest: Vitest) {
      place = resolve(vitest.config.root, 'test-results', `${layer}.json`);
    },
    onTestRunEnd(modules, errors) {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, JSON.stringify(summarize(modules, errors, hung), undefined, 2));
    },
  };
}
