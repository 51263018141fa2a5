import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = join(REPOSITORY, 'packages');
const TEMPLATE = fileURLToPath(new URL('./project', import.meta.url));
const PNPM = join(REPOSITORY, 'node_modules/.bin/pnpm');

/** The pnpm of the project asks nothing and builds nothing that it has not been told to. */
const ENVIRONMENT = { ...process.env, CI: 'true' };

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  dependencies: Record<string, string>;
}

/** Somebody else's project: a folder outside the repository, with every package installed from its tarball. */
export interface Project {
  readonly folder: string;
  /** Runs one of the project's own tools; rejects with what it wrote where it fails. */
  readonly run: (tool: string, ...args: readonly string[]) => Promise<string>;
  /** Runs a file of the project in Node alone, without a bundler. */
  readonly node: (file: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Packs every package and installs the tarballs into an empty project. */
export async function prepareProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-consumer-'));
  await cp(TEMPLATE, folder, { recursive: true });
  const tarballs = await packAll(folder);
  await declare(folder, tarballs);
  await command(PNPM, ['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
  return {
    folder,
    run: (tool, ...args) => command(join(folder, 'node_modules/.bin', tool), args, folder),
    node: (file) => command(process.execPath, [join(folder, file)], folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The tarball of each package by its name. */
async function packAll(folder: string): Promise<Record<string, string>> {
  const packed = (await readdir(PACKAGES)).map(async (directory) => {
    const workspace = join(PACKAGES, directory);
    const { name, private: unpublished } = await readManifest(workspace);
    if (unpublished) return [];
    const tarball = join(folder, `${directory}.tgz`);
    await command(PNPM, ['pack', '--out', tarball], workspace);
    return [[name, `file:${tarball}`] as const];
  });
  return Object.fromEntries((await Promise.all(packed)).flat());
}

/**
 * The project's dependencies are the tarballs and, in the versions of the repository, what else such a project has. One
 * package finds another by the override, as it would find it in the registry.
 */
async function declare(folder: string, tarballs: Record<string, string>): Promise<void> {
  const manifest = await readManifest(folder);
  manifest.dependencies = { ...manifest.dependencies, ...tarballs };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const settings = await readFile(join(REPOSITORY, 'pnpm-workspace.yaml'), 'utf8');
  const overrides = Object.entries(tarballs).map(([name, tarball]) => `  "${name}": ${tarball}\n`);
  await writeFile(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: ["."]\n${settings.slice(settings.indexOf('allowBuilds:'))}\noverrides:\n${overrides.join('')}`,
  );
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}

async function command(file: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await run(file, args, { cwd, env: ENVIRONMENT, maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${file} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  });
  return stdout;
}
