import './require-node.mjs';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MUTATIONS } from './mutations.mjs';
import { runCommand } from './run-command.mjs';
import { BIN, ROOT } from './workspace.mjs';

/** What tests of packages read; the copy is changed while the repository stays as it is. */
const COPIED = ['packages', 'tooling/vite', 'tooling/typescript', 'package.json', 'tsconfig.base.json'];
const NOT_COPIED = /[/\\](dist|\.turbo|\.examples)$/;

const copy = mkdtempSync(join(tmpdir(), 'lobby-mutate-'));

/** @param {string[]} args */
function runTests(args) {
  const vitest = [...args, '--run', '--bail=1', '--reporter=dot', `--root=${copy}`, '--config=mutate.config.mjs'];
  return runCommand(join(BIN, 'vitest'), vitest, { cwd: copy });
}

/** @param {import('./mutations.mjs').Mutation} mutation */
async function isCaught({ file, from, to, project }) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} has not exactly one ${from}`);
  try {
    writeFileSync(
      path,
      source.replace(from, () => to),
    );
    const { code } = await runTests(['related', file, `--project=${project}`]);
    return code !== 0;
  } finally {
    writeFileSync(path, source);
  }
}

try {
  for (const place of COPIED) {
    cpSync(join(ROOT, place), join(copy, place), { recursive: true, verbatimSymlinks: true, filter: (from) => !NOT_COPIED.test(from) });
  }
  // The store only: what is linked at the root belongs to the repository.
  mkdirSync(join(copy, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'), 'junction');
  writeFileSync(join(copy, 'mutate.config.mjs'), "export default { test: { projects: ['packages/*'] } };\n");
  const wanted = process.argv.slice(2);
  const mutations = MUTATIONS.filter(({ what }) => wanted.length === 0 || wanted.some((word) => what.includes(word)));
  const projects = [...new Set(mutations.map(({ project }) => project))];
  const untouched = await runTests(projects.map((project) => `--project=${project}`));
  if (untouched.code !== 0) throw new Error(`The tests fail before anything is changed:\n${untouched.output}`);
  let survived = 0;
  for (const mutation of mutations) {
    const caught = await isCaught(mutation);
    if (!caught) survived += 1;
    process.stdout.write(`${caught ? 'caught  ' : 'SURVIVED'}  ${mutation.what}: ${mutation.from} → ${mutation.to || '(nothing)'}\n`);
  }
  process.stdout.write(`${mutations.length - survived} caught, ${survived} survived\n`);
  process.exitCode = survived === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
