import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '#/database/open-database.ts';
import { percentile } from './percentile.ts';

/** Messages of one commit: as many as there are visitors who wait for it. */
const GROUP = 64;

export interface Floor {
  perSecond: number;
  /** Of one group, in milliseconds. */
  p99: number;
}

/** What the database alone can store, bare: a statement a message, in group commits, with nothing around them. */
export async function measureFloor(url: string | undefined, seconds: number): Promise<Floor> {
  const directory = await mkdtemp(join(tmpdir(), 'lobby-floor-'));
  const database = await openDatabase(url === undefined ? { directory } : { url });
  try {
    return await store(database, seconds);
  } finally {
    await database.pool.query('DROP TABLE IF EXISTS floor_message');
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function store({ pool }: Database, seconds: number): Promise<Floor> {
  await pool.query(`CREATE TABLE floor_message (tenant_id bigint, conversation_id uuid, seq bigint, client_msg_id text, body text, created_at timestamptz DEFAULT now(),
    PRIMARY KEY (tenant_id, conversation_id, seq), UNIQUE (tenant_id, conversation_id, client_msg_id))`);
  const conversation = randomUUID();
  const client = await pool.connect();
  const times: number[] = [];
  let seq = 0;
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1_000) {
    const rows = Array.from({ length: GROUP }, () => ({ seq: (seq += 1), clientMsgId: randomUUID(), body: 'Where is your shop?' }));
    const started = performance.now();
    await client.query('BEGIN');
    for (const { seq: number, clientMsgId, body } of rows) {
      await client.query({
        name: 'store',
        text: 'INSERT INTO floor_message (tenant_id, conversation_id, seq, client_msg_id, body) VALUES (1, $1, $2, $3, $4)',
        values: [conversation, number, clientMsgId, body],
      });
    }
    await client.query('COMMIT');
    times.push(performance.now() - started);
  }
  client.release();
  return { perSecond: (seq / (performance.now() - begun)) * 1_000, p99: percentile(times, 0.99) };
}
