-- Pages that the plan has no room for wait until it has: nothing that was found is lost.
ALTER TABLE corpus_source DROP CONSTRAINT corpus_source_state_check;
ALTER TABLE corpus_source ADD CONSTRAINT corpus_source_state_check
  CHECK (state IN ('pending', 'fetching', 'parsing', 'splitting', 'indexing', 'ready', 'stale', 'failed', 'paused', 'held'));
ALTER TABLE source_page DROP CONSTRAINT source_page_state_check;
ALTER TABLE source_page ADD CONSTRAINT source_page_state_check
  CHECK (state IN ('pending', 'fetching', 'parsing', 'splitting', 'indexing', 'ready', 'failed', 'refused', 'skipped', 'gone', 'held'));
-- Characters that a page has which waits for room for its text.
ALTER TABLE source_page ADD COLUMN held_characters integer NOT NULL DEFAULT 0;
CREATE INDEX source_page_held ON source_page (tenant_id, source_id) WHERE state = 'held';
