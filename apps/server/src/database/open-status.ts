import { sql, type SQL } from 'drizzle-orm';

/** SQL: how a conversation stands. One that is a test is stored as a thread, which no list and no queue has; its owner and its end say the rest. @param table its name in the query */
export const OPEN_STATUS = (table: string): SQL =>
  sql.raw(`CASE WHEN NOT ${table}.is_test THEN ${table}.status WHEN ${table}.resolved_at IS NOT NULL THEN 'resolved'
    WHEN ${table}.owner_kind = 'queue' THEN 'queued' ELSE 'bot' END`);
