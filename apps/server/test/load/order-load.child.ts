import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#/config.ts';
import { createServices } from '#/create-services.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';
import { inPlatform } from '#/database/transaction.ts';
import { seedDemo } from '#/database/seed/seed-demo.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { loadOrders } from './order-load.ts';

// Gives the demo business so many work orders in an embedded database of its own: prints the settings of a server that opens it
// in one line, and removes it when its parent ends it.
const directory = await mkdtemp(join(tmpdir(), 'lobby-orders-'));
const database = await openDatabase({ directory });
await migrate(database);
await seedDemo(await createServices(readConfig({ LOBBY_SEED: 'none', LOG_LEVEL: 'silent' }), database, {}));
const [tenant = 0] = await inPlatform(database, listTenantIds);
await loadOrders(database, tenant, 1, Number(process.argv[2]));
await database.close();
process.stdout.write(`${JSON.stringify({ LOBBY_E2E_DATA: directory })}\n`);
const end = () => void rm(directory, { recursive: true, force: true }).then(() => process.exit(0));
process.stdin.resume();
process.stdin.on('end', end);
process.on('SIGTERM', end);
