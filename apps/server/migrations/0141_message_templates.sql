-- Messages that a service has approved, as it said last.
CREATE TABLE channel_template (
  tenant_id bigint NOT NULL,
  channel_id uuid NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  category text NOT NULL CHECK (category IN ('marketing', 'utility', 'authentication')),
  state text NOT NULL CHECK (state IN ('approved', 'pending', 'rejected', 'paused', 'disabled')),
  reason text,
  content jsonb NOT NULL,
  PRIMARY KEY (tenant_id, channel_id, name, language),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE
);

-- When the service was asked for them last; null asks it at the next look.
ALTER TABLE channel_connection ADD COLUMN templates_at timestamptz;

-- Messages that go out as a template, with the values that were filled in.
CREATE TABLE channel_template_use (
  tenant_id bigint NOT NULL,
  conversation_id uuid NOT NULL,
  client_msg_id text NOT NULL,
  channel_id uuid NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  fields jsonb NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, client_msg_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['channel_template', 'channel_template_use'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
