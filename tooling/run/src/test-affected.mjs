import './require-node.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedTests } from './affected-tests.mjs';
import { BIN, ROOT, toolEnvironment } from './workspace.mjs';

/**
 * @param {string[]} args
 * @returns {string[]} paths that Git names, relative to the repository
 */
function gitPaths(...args) {
  const named = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return named.split('\0').filter((path) => path !== '');
}

// Against another branch with `pnpm test:affected BRANCH`.
const base = process.argv[2] ?? 'main';
const untracked = gitPaths('ls-files', '-z', '--others', '--exclude-standard');
const changed = [...gitPaths('diff', '-z', '--name-only', '--merge-base', base), ...untracked];
const files = [...gitPaths('ls-files', '-z'), ...untracked].filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(ROOT, file)));
const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
const tests = affectedTests(changed, sources);
const unread = changed.filter((file) => !sources.has(file));
process.stdout.write(`${changed.length} files differ from ${base}; they concern ${tests.length} files of tests\n`);
if (unread.length > 0) process.stdout.write(`No import leads to these, which only \`npm test\` tries: ${unread.join(', ')}\n`);
if (tests.length > 0) {
  const args = ['run', '--config', 'tooling/vite/every-test.config.ts', '--root', '.', ...tests];
  const { status } = spawnSync(join(BIN, 'vitest'), args, { cwd: ROOT, env: toolEnvironment(), stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
