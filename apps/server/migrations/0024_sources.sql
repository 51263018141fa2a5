-- Where the bot may look beside what people write: web pages, sites, files, texts.
CREATE TABLE corpus_source (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  client_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('page', 'sitemap', 'site', 'file', 'text')),
  name text NOT NULL,
  address text,
  file_id uuid,
  -- Of a pasted text.
  body text,
  options jsonb NOT NULL,
  refresh text NOT NULL CHECK (refresh IN ('never', 'daily', 'weekly', 'monthly')),
  state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'fetching', 'parsing', 'splitting', 'indexing', 'ready', 'stale', 'failed', 'paused')),
  reason text,
  limit_reason text,
  -- Grows with each reading; pages of an earlier one are read again.
  run_no integer NOT NULL DEFAULT 0,
  begun_at timestamptz,
  -- Whoever holds the lease reads; without news of it, somebody else takes over where it stopped.
  lease uuid,
  lease_until timestamptz,
  -- Lines that the site repeats on its pages.
  dropped text[] NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  last_read_at timestamptz,
  next_read_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, client_id)
);
CREATE INDEX corpus_source_work ON corpus_source (tenant_id, state);
ALTER TABLE corpus_source ENABLE ROW LEVEL SECURITY;
ALTER TABLE corpus_source FORCE ROW LEVEL SECURITY;
CREATE POLICY corpus_source_scope ON corpus_source USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- A page of a site, or the one of a file or a text.
CREATE TABLE source_page (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  source_id uuid NOT NULL,
  -- As pages are told apart; '' of a file or a text.
  address text NOT NULL,
  pattern text NOT NULL,
  depth integer NOT NULL,
  state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'fetching', 'parsing', 'splitting', 'indexing', 'ready', 'failed', 'refused', 'skipped', 'gone')),
  reason text,
  is_used boolean NOT NULL DEFAULT true,
  title text NOT NULL DEFAULT '',
  locale text,
  bytes bigint NOT NULL DEFAULT 0,
  characters integer NOT NULL DEFAULT 0,
  passages integer NOT NULL DEFAULT 0,
  questions integer NOT NULL DEFAULT 0,
  etag text,
  last_modified text,
  body_hash text,
  text_hash text,
  -- What was read, kept so that it can be split anew.
  kept text,
  line_keys text[] NOT NULL DEFAULT '{}',
  -- Times in a row that it was not there.
  misses integer NOT NULL DEFAULT 0,
  read_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, source_id, address),
  FOREIGN KEY (tenant_id, source_id) REFERENCES corpus_source ON DELETE CASCADE
);
CREATE INDEX source_page_work ON source_page (tenant_id, source_id, state, depth, id);
CREATE INDEX source_page_text ON source_page (tenant_id, source_id, text_hash) WHERE text_hash IS NOT NULL;
ALTER TABLE source_page ENABLE ROW LEVEL SECURITY;
ALTER TABLE source_page FORCE ROW LEVEL SECURITY;
CREATE POLICY source_page_scope ON source_page USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
