import type { CodeName } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from './transaction.ts';

/** One of those that something is done with. */
export interface BulkItem {
  id: string;
  no: number;
}

export interface StoredBulk<Action, Item extends BulkItem, Done> {
  id: string;
  userId: number;
  action: Action;
  /** As they were before, in the order in which it is done. */
  items: Item[];
  total: number;
  /** How many of them are through. */
  through: number;
  done: Done[];
  refused: { id: string; no: number; reason: CodeName }[];
}

/** What became of a piece. */
export type BulkPiece<Done> = Pick<StoredBulk<unknown, BulkItem, Done>, 'through' | 'done' | 'refused'>;

/** Where bulk actions of one kind are written down. */
export interface BulkStore<Action, Item extends BulkItem, Done> {
  /** Writes down what is asked for; an id that was used keeps what it was used for. */
  insert(
    scope: TenantScope,
    bulk: Pick<StoredBulk<Action, Item, Done>, 'id' | 'userId' | 'action' | 'items' | 'refused'>,
    now: number,
  ): Promise<void>;
  /** Somebody's own. */
  find(scope: TenantScope, userId: number, id: string): Promise<StoredBulk<Action, Item, Done> | undefined>;
  /** Whoever works on it at the same time waits, and then does the next piece. */
  lock(scope: TenantScope, id: string): Promise<StoredBulk<Action, Item, Done> | undefined>;
  move(scope: TenantScope, id: string, piece: BulkPiece<Done>, now: number): Promise<void>;
  /** Those under way that nobody has moved since a time, with who asked for them. */
  stuck(scope: TenantScope, before: number): Promise<{ id: string; userId: number }[]>;
  /** Forgets what was done before a time. */
  forget(scope: TenantScope, before: number): Promise<void>;
}

/**
 * @param table the table of the kind: `tenant_id`, `id`, `user_id`, `action`, `total`, `through`, `done`, `refused`, `created_at`, `moved_at`
 * @param items its column of what the action is about
 */
export function createBulkStore<Action, Item extends BulkItem, Done>(table: string, items: string): BulkStore<Action, Item, Done> {
  type Stored = StoredBulk<Action, Item, Done>;
  const [TABLE, ITEMS] = [sql.identifier(table), sql.identifier(items)];
  const BULK = sql`id, user_id AS "userId", action, ${ITEMS} AS items, total, through, done, refused`;
  const at = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  return {
    async insert({ tenantId, db }, { id, userId, action, items: about, refused }, now) {
      await db.execute(sql`INSERT INTO ${TABLE} (tenant_id, id, user_id, action, ${ITEMS}, total, refused, created_at, moved_at)
        VALUES (${tenantId}, ${id}, ${userId}, ${json(action)}, ${json(about)}, ${about.length}, ${json(refused)}, ${at(now)}, ${at(now)})
        ON CONFLICT DO NOTHING`);
    },
    async find({ tenantId, db }, userId, id) {
      const { rows } = await db.execute(
        sql`SELECT ${BULK} FROM ${TABLE} WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND id = ${id}`,
      );
      return rows[0] as unknown as Stored | undefined;
    },
    async lock({ tenantId, db }, id) {
      const { rows } = await db.execute(sql`SELECT ${BULK} FROM ${TABLE} WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`);
      return rows[0] as unknown as Stored | undefined;
    },
    async move({ tenantId, db }, id, { through, done, refused }, now) {
      await db.execute(sql`UPDATE ${TABLE} SET through = through + ${through}, done = done || ${json(done)}, refused = refused || ${json(refused)},
        moved_at = ${at(now)} WHERE tenant_id = ${tenantId} AND id = ${id}`);
    },
    async stuck({ tenantId, db }, before) {
      const { rows } = await db.execute(sql`SELECT id, user_id AS "userId" FROM ${TABLE}
        WHERE tenant_id = ${tenantId} AND through < total AND moved_at <= ${at(before)} ORDER BY id`);
      return rows as unknown as { id: string; userId: number }[];
    },
    async forget({ tenantId, db }, before) {
      await db.execute(sql`DELETE FROM ${TABLE} WHERE tenant_id = ${tenantId} AND created_at < ${at(before)}`);
    },
  };
}
