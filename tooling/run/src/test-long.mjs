import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BIN, NODE, ROOT, toolEnvironment } from './workspace.mjs';

/** What runs at a tenth of its size with every change, at its full size: races, cut connections, large bases, faults. */
const RUNS = [
  // What the faults strike.
  [join(BIN, 'turbo'), 'run', 'build', '--filter=@lobby/server', '--output-logs=errors-only'],
  [
    join(BIN, 'vitest'),
    'run',
    '--root=.',
    '--config=tooling/vite/every-test.config.ts',
    'takeover-races',
    'ledger.engines',
    'delivery.engines',
    'corpus-indexes',
    'webhooks-killed',
  ],
  [NODE, 'apps/server/test/faults/fault-runs.ts'],
  [NODE, 'apps/server/test/faults/channels/channel-faults.ts'],
];

for (const [command = '', ...args] of RUNS) {
  process.stdout.write(`\n${command.split('/').at(-1)} ${args.join(' ')}\n`);
  const { status } = spawnSync(command, args, { cwd: ROOT, env: toolEnvironment({ LOBBY_TEST_LONG: 'true' }), stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
