import type { Db } from 'pg-boss';
import type { Database } from '#/database/open-database.ts';
import { takeTurns } from '#/take-turns.ts';

/**
 * pg-boss on the server's own pool, as the owner of its own schema. On the embedded database, whose one connection serves everybody,
 * one statement at a time: each minute many of them come at once, and whoever waits for an answer is not to wait for more than one.
 * @param over from then on nothing is asked any more: the pool may be gone
 */
export function bossDatabase({ pool, engine }: Database, over?: AbortSignal): Db {
  if (engine !== 'pglite') return { executeSql: execute };
  const inTurn = takeTurns(1);
  return { executeSql: (text, values) => inTurn(() => execute(text, values)) };

  async function execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    over?.throwIfAborted();
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // Without parameters it may be several statements, which are answered one by one.
      const result: unknown = await (values?.length ? client.query(text, values) : client.query(text));
      const results = (Array.isArray(result) ? result : [result]) as { rows?: unknown[] }[];
      return { rows: results.flatMap(({ rows }) => rows ?? []) };
    } catch (error) {
      // A failed block of statements leaves its transaction open, which the next user of the connection must not inherit.
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}
