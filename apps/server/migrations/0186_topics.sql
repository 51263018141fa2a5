-- What conversations are about: the entry, or the page, file or article, that their first answer or offer came from. Each has a number of
-- its own in a business, which is what facts say.
CREATE TABLE fact_topic (
  tenant_id bigint NOT NULL REFERENCES tenant,
  no integer NOT NULL,
  -- The id of an entry, or the title of a page, file or article.
  entry_id uuid,
  title text NOT NULL DEFAULT '',
  PRIMARY KEY (tenant_id, no),
  UNIQUE NULLS NOT DISTINCT (tenant_id, entry_id, title)
);
ALTER TABLE fact_topic ENABLE ROW LEVEL SECURITY;
ALTER TABLE fact_topic FORCE ROW LEVEL SECURITY;
CREATE POLICY fact_topic_scope ON fact_topic USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- 0 where nothing that the business knows was found.
ALTER TABLE fact_conversation ADD COLUMN topic integer NOT NULL DEFAULT 0;
CREATE INDEX fact_conversation_topic ON fact_conversation (tenant_id, topic, begun_at) WHERE topic > 0;

-- Everything is counted anew, so that what was there before has its topic too.
ALTER TABLE bot_fact_state NO FORCE ROW LEVEL SECURITY;
UPDATE bot_fact_state SET until = to_timestamp(0);
ALTER TABLE bot_fact_state FORCE ROW LEVEL SECURITY;
ALTER TABLE fact_day NO FORCE ROW LEVEL SECURITY;
DELETE FROM fact_day;
ALTER TABLE fact_day FORCE ROW LEVEL SECURITY;
