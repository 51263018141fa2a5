-- A file of entries on its way into the corpus: piece by piece, each in a transaction of its own, so that whoever asks meanwhile is answered,
-- and so that a server that dies is followed by one that goes on.
CREATE TABLE corpus_import (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL,
  -- `reading` until all its pieces are stored: of one that is cut off before, nothing was written.
  state text NOT NULL DEFAULT 'reading' CHECK (state IN ('reading', 'running', 'done', 'stopped', 'failed')),
  total integer NOT NULL,
  done integer NOT NULL,
  added integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  -- Headers, columns and encoding of the file.
  facts jsonb NOT NULL,
  -- Whether who started it may publish what waits for a review.
  may_approve boolean NOT NULL,
  user_id bigint NOT NULL,
  started_by text NOT NULL,
  created_at timestamptz NOT NULL,
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX corpus_import_running ON corpus_import (tenant_id, moved_at) WHERE state IN ('reading', 'running');

-- Rows that wait; where they are written, `rows` is gone and what was refused of them stays.
CREATE TABLE corpus_import_piece (
  tenant_id bigint NOT NULL REFERENCES tenant,
  import_id uuid NOT NULL,
  ord integer NOT NULL,
  rows jsonb,
  rejected jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (tenant_id, import_id, ord),
  FOREIGN KEY (tenant_id, import_id) REFERENCES corpus_import (tenant_id, id) ON DELETE CASCADE
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['corpus_import', 'corpus_import_piece'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
