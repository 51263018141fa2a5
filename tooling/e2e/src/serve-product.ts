import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JOURNEY_SETTINGS } from './journey-settings.ts';

/** The built product as `npm start` runs it, on a data folder of its own that goes when it stops, or on one that was filled for it. */
const SERVER = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

const data = mkdtempSync(join(tmpdir(), 'lobby-e2e-'));
const server = spawn(process.execPath, [SERVER], {
  env: { ...process.env, ...JOURNEY_SETTINGS, LOBBY_DATA: process.env['LOBBY_E2E_DATA'] ?? data, LOBBY_QUIET: 'true' },
  stdio: ['ignore', 'inherit', 'inherit'],
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
