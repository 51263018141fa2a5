-- Up to where the replies of a chat went to its visitor by mail, and when the latest letters did.
CREATE TABLE chat_letter (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  mailed_seq bigint NOT NULL DEFAULT 0,
  letters timestamptz[] NOT NULL DEFAULT '{}',
  -- Under which key the latest one waits.
  mail_key text,
  PRIMARY KEY (tenant_id, conversation_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation (tenant_id, id) ON DELETE CASCADE
);

-- Addresses that want no such letters from a business any more.
CREATE TABLE chat_letter_stop (
  tenant_id bigint NOT NULL REFERENCES tenant,
  contact_id uuid NOT NULL,
  email text NOT NULL,
  stopped_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, contact_id, email),
  FOREIGN KEY (tenant_id, contact_id) REFERENCES contact (tenant_id, id) ON DELETE CASCADE
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['chat_letter', 'chat_letter_stop'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
CREATE POLICY chat_letter_reach ON chat_letter AS RESTRICTIVE TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = chat_letter.tenant_id AND c.id = chat_letter.conversation_id));
