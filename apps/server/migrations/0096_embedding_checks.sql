-- How an embedding model did on the wordings of a business's own entries, beside the words alone.
CREATE TABLE embedding_check (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  -- What its vectors are known by.
  model text NOT NULL,
  -- Entries with wordings when it was checked: it is checked again once they are twice as many.
  entries integer NOT NULL,
  -- Wordings that were asked, and how many found their entry.
  asked integer NOT NULL,
  by_words integer NOT NULL,
  by_meaning integer NOT NULL,
  checked_at timestamptz NOT NULL
);
ALTER TABLE embedding_check ENABLE ROW LEVEL SECURITY;
ALTER TABLE embedding_check FORCE ROW LEVEL SECURITY;
CREATE POLICY embedding_check_scope ON embedding_check USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
