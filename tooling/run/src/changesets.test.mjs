import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from './run-command.mjs';
import { BIN, ROOT } from './workspace.mjs';

/** Cloning and two runs of changesets, on a busy machine. Milliseconds. */
const TIMEOUT_MS = 60_000;

/** @type {string} */
let clone;

beforeEach(async () => {
  clone = mkdtempSync(join(tmpdir(), 'lobby-changesets-'));
  const cloned = await runCommand('git', ['clone', '--quiet', '--shared', ROOT, clone]);
  if (cloned.code !== 0) throw new Error(cloned.output);
  configure();
  for (const name of readdirSync(join(clone, '.changeset'))) if (name.endsWith('.md')) rmSync(join(clone, '.changeset', name));
}, TIMEOUT_MS);

afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Nothing is installed in the clone, so it is told where the writer of changelogs is, and that nothing formats them. */
function configure() {
  const file = join(clone, '.changeset/config.json');
  const config = /** @type {object} */ (JSON.parse(readFileSync(file, 'utf8')));
  const changelog = createRequire(join(ROOT, 'package.json')).resolve('@changesets/cli/changelog');
  writeFileSync(file, JSON.stringify({ ...config, changelog, format: false }));
}

/** The version of each package by its folder. */
function readVersions() {
  const versions = readdirSync(join(clone, 'packages')).map((name) => {
    const manifest = readFileSync(join(clone, 'packages', name, 'package.json'), 'utf8');
    return [name, /** @type {{ version: string }} */ (JSON.parse(manifest)).version];
  });
  return /** @type {Record<string, string>} */ (Object.fromEntries(versions));
}

/**
 * Versions the packages after one change, and tells which of them moved.
 * @param {string} name
 */
async function packagesMovedBy(name) {
  const before = readVersions();
  writeFileSync(join(clone, '.changeset/a-change.md'), `---\n'@lobby/${name}': minor\n---\n\nSomething new.\n`);
  const status = await runCommand(join(BIN, 'changeset'), ['status', '--since=HEAD'], { cwd: clone });
  expect(status.code, status.output).toBe(0);
  const versioned = await runCommand(join(BIN, 'changeset'), ['version'], { cwd: clone });
  expect(versioned.code, versioned.output).toBe(0);
  expect(readFileSync(join(clone, `packages/${name}/CHANGELOG.md`), 'utf8')).toContain('Something new.');
  return Object.entries(readVersions())
    .filter(([folder, version]) => before[folder] !== version)
    .map(([folder]) => folder);
}

test.each([
  ['retrieval', ['retrieval']],
  ['telemetry', ['telemetry']],
  ['ui', ['ui']],
  ['contract', ['api-client', 'contract', 'i18n', 'session', 'ui']],
])(
  'a change of %s moves %j, and no other package',
  async (name, moved) => {
    expect(await packagesMovedBy(name)).toEqual(moved);
  },
  TIMEOUT_MS,
);
