import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPublished } from './pack-package.mjs';
import { readExamples } from './read-examples.mjs';
import { runCommand } from './run-command.mjs';
import { BIN, CACHE, ROOT } from './workspace.mjs';

/** Inside a package, so that an example finds what the package finds, and the package itself by its name. */
const FOLDER = '.examples';

/** What tsc says of an example: `packages/ui/.examples/60.ts(61,7): error …`. */
const PLACE = /(packages\/[^/]+)\/\.examples\/(\d+)\.tsx?\((\d+),(\d+)\)/g;

/**
 * Type-checks the examples of every package's README in one run; a broken one is named by file and line.
 * @returns {Promise<import('./step.mjs').Outcome>}
 */
export async function checkExamples() {
  const packages = listPublished();
  try {
    const files = packages.flatMap(writeExamples);
    const { code, output } = await runCommand(join(BIN, 'tsc'), ['-p', writeProject(files), '--pretty', 'false']);
    const broken = new Set([...output.matchAll(PLACE)].map(([, workspace, line]) => `${workspace}:${line}`)).size;
    const failed = code !== 0 && broken === 0 ? 1 : broken;
    return { passed: files.length - failed, failed, log: output.replaceAll(PLACE, '$1/README.md:$3:$4') };
  } finally {
    for (const workspace of packages) rmSync(join(ROOT, workspace, FOLDER), { recursive: true, force: true });
  }
}

/**
 * @param {string} workspace
 * @returns {string[]} the files written
 */
function writeExamples(workspace) {
  const folder = join(ROOT, workspace, FOLDER);
  mkdirSync(folder, { recursive: true });
  return readExamples(readFileSync(join(ROOT, workspace, 'README.md'), 'utf8')).map(({ line, language, code }) => {
    const file = join(folder, `${line}.${language}`);
    writeFileSync(file, code);
    return file;
  });
}

/**
 * @param {readonly string[]} files
 * @returns {string} path of the configuration
 */
function writeProject(files) {
  const folder = join(CACHE, 'examples');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'tsconfig.json');
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false };
  writeFileSync(path, JSON.stringify({ extends: join(ROOT, 'tooling/typescript/browser.json'), compilerOptions, files }));
  return path;
}
