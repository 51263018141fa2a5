-- Which sites have shown a channel, each with the first and the last time.
CREATE TABLE channel_hello (
  tenant_id bigint NOT NULL,
  channel_id uuid NOT NULL,
  origin text NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, channel_id, origin),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE
);
-- The owner of the tables may be bound by the policies too.
ALTER TABLE channel NO FORCE ROW LEVEL SECURITY;
INSERT INTO channel_hello SELECT tenant_id, id, last_origin, coalesce(first_hello_at, last_hello_at), last_hello_at
  FROM channel WHERE last_origin IS NOT NULL AND last_hello_at IS NOT NULL;
ALTER TABLE channel FORCE ROW LEVEL SECURITY;
ALTER TABLE channel_hello ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_hello FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_hello_scope ON channel_hello USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
