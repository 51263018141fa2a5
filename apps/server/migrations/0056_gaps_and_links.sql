-- Gaps that ask the same in several languages are one; why each question stands where it does, and what people put apart by hand.
ALTER TABLE corpus_gap
  -- Languages in which the corpus answers it now.
  ADD COLUMN answered_in text[] NOT NULL DEFAULT '{}',
  -- What it was held against the others by: the model, the glossary and the translations of that time.
  ADD COLUMN compared_by text NOT NULL DEFAULT '',
  ADD COLUMN vector bytea,
  ADD COLUMN vector_of text NOT NULL DEFAULT '';
CREATE INDEX corpus_gap_compared ON corpus_gap (tenant_id, compared_by) WHERE status = 'open';
ALTER TABLE corpus_gap_question
  ADD COLUMN bond text NOT NULL DEFAULT 'alike' CHECK (bond IN ('first', 'alike', 'meaning', 'words', 'hand')),
  ADD COLUMN shared text[] NOT NULL DEFAULT '{}';
UPDATE corpus_gap_question q SET bond = 'first' WHERE (q.conversation_id, q.seq) IN (
  SELECT DISTINCT ON (f.tenant_id, f.gap_id) f.conversation_id, f.seq FROM corpus_gap_question f ORDER BY f.tenant_id, f.gap_id, f.asked_at, f.seq);

-- Two gaps that somebody took apart; `left_id` is the smaller one.
CREATE TABLE corpus_gap_apart (
  tenant_id bigint NOT NULL REFERENCES tenant,
  left_id uuid NOT NULL,
  right_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, left_id, right_id),
  FOREIGN KEY (tenant_id, left_id) REFERENCES corpus_gap ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, right_id) REFERENCES corpus_gap ON DELETE CASCADE
);
CREATE INDEX corpus_gap_apart_right ON corpus_gap_apart (tenant_id, right_id);
ALTER TABLE corpus_gap_apart ENABLE ROW LEVEL SECURITY;
ALTER TABLE corpus_gap_apart FORCE ROW LEVEL SECURITY;
CREATE POLICY corpus_gap_apart_scope ON corpus_gap_apart USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- Diversion links by country: of the visitors that a target is for, and of those who came.
ALTER TABLE diversion_target ADD COLUMN countries text[] NOT NULL DEFAULT '{}';
ALTER TABLE diversion_visit ADD COLUMN country text;
UPDATE diversion_link SET bot_offer = bot_offer || '{"when_text": "", "intents": []}'::jsonb;
