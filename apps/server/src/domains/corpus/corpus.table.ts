import type { EntryStatus, Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row a tenant: `changeNo` grows with each change of the corpus; whoever changes the corpus locks it first. */
export const corpusState = pgTable('corpus_state', {
  tenantId: bigint('tenant_id', { mode: 'number' }).primaryKey(),
  changeNo: bigint('change_no', { mode: 'number' }).notNull().default(0),
});

export const corpusEntry = pgTable(
  'corpus_entry',
  {
    tenantId: bigint('tenant_id', { mode: 'number' }).notNull(),
    id: uuid()
      .notNull()
      .default(sql`uuidv7()`),
    clientId: uuid('client_id'),
    question: text().notNull(),
    questionKey: text('question_key').notNull(),
    answer: text().notNull(),
    wordings: text().array().notNull(),
    locale: text().$type<Locale>().notNull(),
    status: text().$type<EntryStatus>().notNull(),
    hitCount: bigint('hit_count', { mode: 'number' }).notNull().default(0),
    goodCount: bigint('good_count', { mode: 'number' }).notNull().default(0),
    badCount: bigint('bad_count', { mode: 'number' }).notNull().default(0),
    version: integer().notNull().default(1),
    changeNo: bigint('change_no', { mode: 'number' }).notNull(),
    updatedBy: text('updated_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** An entry that was deleted, kept so that indexes in memory drop it too. */
export const corpusRemoval = pgTable(
  'corpus_removal',
  {
    tenantId: bigint('tenant_id', { mode: 'number' }).notNull(),
    entryId: uuid('entry_id').notNull(),
    changeNo: bigint('change_no', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.changeNo, table.entryId] })],
);
