import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { HungTest } from './watched-forks.ts';

/** What Vitest says of an error that a test may not have. */
interface TestError {
  readonly message: string;
  readonly diff?: string | undefined;
  readonly stacks?: readonly { readonly file: string; readonly line: number; readonly column: number }[] | undefined;
}

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
  /** More of what went wrong, such as what the page held. */
  readonly details?: string;
}

const inRoot = (file: string): string => relative(ROOT, file);
const firstLine = (text: string): string => text.split('\n')[0] ?? '';
/** What comes after the first line, and where it was thrown. */
const restOf = ({ message, diff = '', stacks = [] }: TestError): string => {
  const thrown = stacks.slice(0, 3).map(({ file, line, column }) => `at ${inRoot(file)}:${line}:${column}`);
  return stripVTControlCharacters([...message.split('\n').slice(1), diff, ...thrown].filter((line) => line.trim() !== '').join('\n'));
};
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const pattern = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function failure(file: string, test: string, why: TestError): LayerFailure {
  const again = `pnpm test:file ${inRoot(file)}${test === '' ? '' : ` -t ${quoted(pattern(test))}`}`;
  const details = restOf(why);
  return {
    what: `${inRoot(file)} › ${test === '' ? 'the file' : test}: ${firstLine(why.message)}`,
    again,
    ...(details !== '' && { details }),
  };
}

const DID_NOT_RUN = { message: 'did not run' };

function failedTest(test: TestCase): LayerFailure {
  return failure(test.module.moduleId, test.fullName.replaceAll(' > ', ' '), test.result().errors?.[0] ?? DID_NOT_RUN);
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
    .map((module) => failure(module.moduleId, '', module.errors()[0] ?? DID_NOT_RUN));
  const killed = hung.map(({ file, test }) => failure(file, test, { message: 'never gave its thread back, and was killed' }));
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
