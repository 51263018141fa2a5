import type { TestApp } from '#test/open-test-app.ts';

/** Rows that others make meanwhile: readers of sources, runs of test sets, figures of the day. */
const MADE_BEHIND = [
  'source_page',
  'corpus_passage',
  'test_result',
  'bot_fact_day',
  'bot_fact_due',
  'bot_fact_state',
  'fact_conversation',
  'fact_day',
  'fact_topic',
  'webhook_attempt',
];

/** Has every table of a test's database note how many rows it gains and loses. */
export async function watchRows({ services: { database } }: TestApp): Promise<void> {
  await database.pool.query(`
    CREATE UNLOGGED TABLE grown (name text NOT NULL, rows bigint NOT NULL);
    CREATE FUNCTION note_gain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN INSERT INTO public.grown SELECT TG_TABLE_NAME, count(*) FROM changed; RETURN NULL; END $$;
    CREATE FUNCTION note_loss() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN INSERT INTO public.grown SELECT TG_TABLE_NAME, -count(*) FROM changed; RETURN NULL; END $$;
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND relname <> 'grown' LOOP
        EXECUTE format('CREATE TRIGGER note_gain AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_gain()', name);
        EXECUTE format('CREATE TRIGGER note_loss AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_loss()', name);
      END LOOP;
    END $$`);
}

/** By how many rows each table has grown by what was done, once nobody works on it any more; those that shrank say nothing. */
export async function grownBy({ services }: TestApp, work: () => Promise<void>): Promise<Map<string, number>> {
  const { botRunner, orderNotifier, queuePositionNotifier, eventRelay, webhookSender, notifier, database } = services;
  const settled = async () => {
    await Promise.all([botRunner.idle(), orderNotifier.idle(), queuePositionNotifier.idle()]);
    await eventRelay.idle();
    await Promise.all([webhookSender.idle(), notifier.idle()]);
  };
  await settled();
  await database.pool.query('TRUNCATE grown');
  await work();
  await settled();
  const { rows } = await database.pool.query<{ name: string; rows: number }>(
    'SELECT name, sum(rows)::int AS rows FROM grown WHERE NOT name = ANY($1) GROUP BY name HAVING sum(rows) > 0',
    [MADE_BEHIND],
  );
  return new Map(rows.map(({ name, rows: more }) => [name, more]));
}
