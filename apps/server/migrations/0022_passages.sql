-- What the bot may find but nobody wrote as question and answer: the text of files, pages and help articles, piece by piece.
CREATE TABLE corpus_passage (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  origin_kind text NOT NULL CHECK (origin_kind IN ('source', 'article')),
  origin_id uuid NOT NULL,
  -- Place in its origin, from 0.
  ord integer NOT NULL,
  title text NOT NULL,
  heading text NOT NULL,
  body text NOT NULL,
  locale text NOT NULL,
  address text,
  change_no bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX corpus_passage_origin ON corpus_passage (tenant_id, origin_kind, origin_id, ord);
CREATE INDEX corpus_passage_change ON corpus_passage (tenant_id, change_no, id);
ALTER TABLE corpus_passage ENABLE ROW LEVEL SECURITY;
ALTER TABLE corpus_passage FORCE ROW LEVEL SECURITY;
CREATE POLICY corpus_passage_scope ON corpus_passage USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
