-- The help centre: categories, articles in several languages with every saved version, and what readers did with them.
CREATE TABLE help_category (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  parent_id uuid,
  position integer NOT NULL,
  icon text NOT NULL,
  names jsonb NOT NULL,
  -- Entries of the corpus that it shows; those that are gone or not published are left out when it is read.
  entry_ids uuid[] NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES help_category (tenant_id, id)
);

CREATE TABLE help_article (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  category_id uuid,
  source_locale text NOT NULL,
  visibility text NOT NULL DEFAULT 'public' CHECK (visibility IN ('public', 'internal')),
  feed_bot boolean NOT NULL DEFAULT true,
  pinned boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES help_category (tenant_id, id)
);

-- One language of an article: what is being written, and, with live_version, what visitors see.
CREATE TABLE help_text (
  tenant_id bigint NOT NULL REFERENCES tenant,
  article_id uuid NOT NULL,
  locale text NOT NULL,
  title text NOT NULL,
  slug text NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  -- Title, summary and body as they are searched.
  search text NOT NULL,
  machine boolean NOT NULL,
  -- Version of the original that it was written from; null of the original.
  source_version integer,
  version integer NOT NULL,
  archived boolean NOT NULL DEFAULT false,
  publish_at timestamptz,
  live_version integer,
  live_title text,
  live_summary text,
  live_body text,
  published_at timestamptz,
  updated_by text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, article_id, locale),
  FOREIGN KEY (tenant_id, article_id) REFERENCES help_article (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX help_text_due ON help_text (tenant_id, publish_at) WHERE publish_at IS NOT NULL;

CREATE TABLE help_version (
  tenant_id bigint NOT NULL REFERENCES tenant,
  article_id uuid NOT NULL,
  locale text NOT NULL,
  version integer NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  machine boolean NOT NULL,
  author text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, article_id, locale, version),
  FOREIGN KEY (tenant_id, article_id, locale) REFERENCES help_text ON DELETE CASCADE
);

-- Every slug that an article has had: an old one still leads to it until another article takes it.
CREATE TABLE help_slug (
  tenant_id bigint NOT NULL REFERENCES tenant,
  locale text NOT NULL,
  slug text NOT NULL,
  article_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, locale, slug),
  FOREIGN KEY (tenant_id, article_id) REFERENCES help_article (tenant_id, id) ON DELETE CASCADE
);

-- Counts what changes what visitors see, so that every process knows when its index is old.
CREATE TABLE help_state (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  change_no bigint NOT NULL
);

-- That somebody opened an article. The reader is a number that the browser made: no person is known by it.
CREATE TABLE help_reading (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  article_id uuid NOT NULL,
  reader uuid NOT NULL,
  locale text NOT NULL,
  opened_from text NOT NULL,
  opened_at timestamptz NOT NULL,
  -- When the same reader wrote to the business after all.
  asked_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, article_id) REFERENCES help_article (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX help_reading_reader ON help_reading (tenant_id, reader, opened_at);
CREATE INDEX help_reading_article ON help_reading (tenant_id, article_id);
CREATE INDEX help_reading_opened ON help_reading (tenant_id, opened_at);

CREATE TABLE help_feedback (
  tenant_id bigint NOT NULL REFERENCES tenant,
  article_id uuid NOT NULL,
  reader uuid NOT NULL,
  locale text NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('helpful', 'unhelpful')),
  comment text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, article_id, reader),
  FOREIGN KEY (tenant_id, article_id) REFERENCES help_article (tenant_id, id) ON DELETE CASCADE
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['help_category', 'help_article', 'help_text', 'help_version', 'help_slug', 'help_state', 'help_reading', 'help_feedback'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
