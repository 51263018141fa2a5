-- Replies that are kept to be inserted: shared by the business, or one person's own.
CREATE TABLE canned_reply (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  scope text NOT NULL CHECK (scope IN ('all', 'me')),
  -- Whose own it is; null of what is shared.
  owner_id bigint REFERENCES app_user,
  title text NOT NULL,
  shortcut text NOT NULL DEFAULT '',
  -- The shortcut as it is compared.
  shortcut_key text NOT NULL DEFAULT '',
  folder text NOT NULL DEFAULT '',
  i18n jsonb NOT NULL,
  -- Title, shortcut and texts as they are searched.
  search text NOT NULL,
  used_count integer NOT NULL DEFAULT 0,
  last_used_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  updated_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  CHECK ((scope = 'me') = (owner_id IS NOT NULL))
);
CREATE UNIQUE INDEX canned_reply_shortcut ON canned_reply (tenant_id, coalesce(owner_id, 0), shortcut_key) WHERE shortcut_key <> '';

-- Which messages were made from which reply, so that each is counted once.
CREATE TABLE canned_use (
  tenant_id bigint NOT NULL REFERENCES tenant,
  canned_id uuid NOT NULL,
  client_msg_id text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, canned_id, client_msg_id),
  FOREIGN KEY (tenant_id, canned_id) REFERENCES canned_reply (tenant_id, id) ON DELETE CASCADE
);

-- What somebody has typed and not sent. An empty body remembers that it was sent, so that an older copy does not come back.
CREATE TABLE draft (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  kind text NOT NULL CHECK (kind IN ('reply', 'note')),
  body text NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, user_id, kind),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation (tenant_id, id) ON DELETE CASCADE
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['canned_reply', 'canned_use', 'draft'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
