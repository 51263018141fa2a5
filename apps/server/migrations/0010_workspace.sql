ALTER TABLE conversation DROP CONSTRAINT conversation_status_check;
ALTER TABLE conversation
  ADD CONSTRAINT conversation_status_check CHECK (status IN ('bot', 'queued', 'open', 'waiting', 'snoozed', 'resolved')),
  ADD COLUMN priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN snoozed_until timestamptz,
  ADD COLUMN contact_seen_seq bigint NOT NULL DEFAULT 0,
  ADD COLUMN csat_score integer CHECK (csat_score BETWEEN 1 AND 5),
  ADD COLUMN csat_comment text NOT NULL DEFAULT '',
  ADD COLUMN csat_at timestamptz;
CREATE INDEX conversation_snoozed ON conversation (snoozed_until) WHERE status = 'snoozed';

ALTER TABLE message
  ADD COLUMN reply_to_seq bigint,
  ADD COLUMN edited_at timestamptz,
  ADD COLUMN deleted_at timestamptz;

-- What a message said before it was changed or taken back.
CREATE TABLE message_edit (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  seq bigint NOT NULL,
  edited_at timestamptz NOT NULL,
  editor_id bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, seq, edited_at),
  FOREIGN KEY (tenant_id, conversation_id, seq) REFERENCES message (tenant_id, conversation_id, seq)
);

-- What colleagues say about a conversation. No query that reads messages can reach it.
CREATE TABLE conversation_note (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  conversation_id uuid NOT NULL,
  client_msg_id text,
  after_seq bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('note', 'activity')),
  author_id bigint,
  author_name text,
  body text NOT NULL DEFAULT '',
  mentions bigint[] NOT NULL DEFAULT '{}',
  activity jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, conversation_id, client_msg_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation
);
CREATE INDEX conversation_note_thread ON conversation_note (tenant_id, conversation_id, created_at, id);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['message_edit', 'conversation_note'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
