-- What entries and passages mean, as an embedding model says it: the signs of all numbers for a first look, and the numbers in a byte each.
CREATE TABLE corpus_vector (
  tenant_id bigint NOT NULL REFERENCES tenant,
  item_id uuid NOT NULL,
  model text NOT NULL,
  -- Of the model and the text: what has not changed is not sent again.
  fingerprint text NOT NULL,
  -- Change of the entry or passage that the text is of.
  change_no bigint NOT NULL,
  -- Grows with each writing, so that a process reads what is new alone.
  write_no bigint NOT NULL,
  signs bytea NOT NULL,
  numbers bytea NOT NULL,
  PRIMARY KEY (tenant_id, item_id)
);
CREATE INDEX corpus_vector_write ON corpus_vector (tenant_id, model, write_no);
ALTER TABLE corpus_vector ENABLE ROW LEVEL SECURITY;
ALTER TABLE corpus_vector FORCE ROW LEVEL SECURITY;
CREATE POLICY corpus_vector_scope ON corpus_vector USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
