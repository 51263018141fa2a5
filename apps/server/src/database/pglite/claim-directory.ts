import { createHash, randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { createServer, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Longest path of a Unix socket that every system takes, in bytes. */
const SOCKET_PATH_MAX = 100;

/** The directory is open in another process. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/**
 * Claims a data directory for this process by listening on a socket in it: the kernel lets go of the claim when the
 * process dies, however it dies, so a crash leaves nothing to clean up by hand.
 * @returns a function that gives the claim up
 * @throws DirectoryInUse
 */
export async function claimDirectory(directory: string): Promise<() => Promise<void>> {
  const path = socketPath(resolve(directory));
  let server = await listen(path);
  if (!server) {
    if (await isAlive(path)) throw new DirectoryInUse(directory);
    await removeStale(path, directory);
    server = await listen(path);
  }
  if (!server) throw new DirectoryInUse(directory);
  server.unref();
  const claimed = server;
  return () => new Promise((done) => claimed.close(() => done()));
}

function socketPath(directory: string): string {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\lobby-${name}`;
  const inside = join(directory, 'in-use.sock');
  return Buffer.byteLength(inside) <= SOCKET_PATH_MAX ? inside : join(tmpdir(), `lobby-${name}.sock`);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(undefined) : fail(error)));
    server.listen(path, () => done(server));
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/** Moves the dead socket aside; should another starter have claimed the path meanwhile, its socket is put back. */
async function removeStale(path: string, directory: string): Promise<void> {
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  await rename(path, aside);
  if (await isAlive(aside)) {
    await rename(aside, path);
    throw new DirectoryInUse(directory);
  }
  await rm(aside, { force: true });
}
