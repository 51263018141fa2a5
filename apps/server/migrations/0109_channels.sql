-- Where visitors find a business: each channel with its own name, sites and look.
CREATE TABLE channel (
  tenant_id bigint NOT NULL REFERENCES tenant,
  -- Made by whoever adds it, so that a repeat makes no second one.
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('web')),
  name text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused')),
  -- Names the channel on a page; it is no secret.
  public_key text NOT NULL,
  allowed_origins text[] NOT NULL,
  look jsonb NOT NULL,
  -- When a page has shown it first and last, and on which site; which site would have and may not.
  first_hello_at timestamptz,
  last_hello_at timestamptz,
  last_origin text,
  refused_origin text,
  refused_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, public_key)
);
ALTER TABLE channel ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_scope ON channel USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- The channel that a conversation began in; null for the business's own chat page. It stays when the channel is removed.
ALTER TABLE conversation ADD COLUMN channel_id uuid;
