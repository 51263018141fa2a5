-- How the embedding model of a business does: why it failed last, and what its latest test that went well has shown.
ALTER TABLE ai_model ADD COLUMN embedding_fault text;
ALTER TABLE ai_model ADD COLUMN embedding_test jsonb;
