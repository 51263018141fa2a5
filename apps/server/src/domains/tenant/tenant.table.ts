import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const tenant = pgTable('tenant', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  defaultLocale: text('default_locale').notNull(),
  timezone: text('timezone').notNull().default('UTC'),
  status: text('status', { enum: ['active', 'suspended', 'closing'] })
    .notNull()
    .default('active'),
  /** Sites that may put the chat into a frame; none named means any. */
  frameOrigins: text('frame_origins').array().notNull().default([]),
  createdAt: at('created_at').notNull(),
  country: text('country'),
  locales: text('locales').array().notNull().default([]),
  industry: text('industry'),
  /** The upload that its logo was drawn from. */
  logo: uuid('logo'),
  /** The first of its people; cannot be removed. */
  ownerId: bigint('owner_id', { mode: 'number' }),
  /** Grows with each change of the settings. */
  version: integer('version').notNull().default(1),
});

export const tenantMember = pgTable(
  'tenant_member',
  {
    tenantId: bigint('tenant_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    role: text('role'),
    reach: text('reach', { enum: ['all', 'team', 'own'] })
      .notNull()
      .default('all'),
    /** The upload that their face was drawn from. */
    face: uuid('face'),
    joinedAt: at('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);
