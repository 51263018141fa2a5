import type { AnswerButton, AnswerMode, EntryStatus, Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    answer_mode: text().$type<AnswerMode>().notNull().default('generate'),
    tags: text().array().notNull(),
    valid_from: bigint({ mode: 'number' }),
    valid_until: bigint({ mode: 'number' }),
    buttons: jsonb().$type<AnswerButton[]>().notNull(),
    priority: smallint().notNull().default(0),
    owner_id: bigint({ mode: 'number' }),
    review_by: bigint({ mode: 'number' }),
    corpus_id: uuid().notNull(),
    translation_of: uuid(),
    translatedBy: text('translated_by').$type<'model' | 'copy'>(),
    askedBy: text('asked_by'),
    approvedBy: text('approved_by'),
    textsAt: timestamp('texts_at', { withTimezone: true }).notNull().defaultNow(),
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
