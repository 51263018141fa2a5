import { sql } from 'drizzle-orm';

/** SQL: the conversation `c` is on a service that people write on, such as Telegram: they are written to there, and no page shows them whether they are here. */
export const ON_SERVICE = sql.raw(
  'EXISTS (SELECT FROM channel_connection n WHERE n.tenant_id = c.tenant_id AND n.channel_id = c.channel_id)',
);
