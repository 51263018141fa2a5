-- People who were asked to join a business by mail. One that is pending takes a seat until it expires.
CREATE TABLE invite (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  email text NOT NULL CHECK (email = lower(email)),
  -- null is an admin
  role text,
  -- A team that is gone by the time is left out.
  team_ids uuid[] NOT NULL DEFAULT '{}',
  -- Of the secret that was mailed last.
  token_hash bytea NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'accepted', 'revoked')),
  invited_by bigint NOT NULL REFERENCES app_user,
  invited_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash)
);
CREATE UNIQUE INDEX invite_pending ON invite (tenant_id, email) WHERE state = 'pending';
ALTER TABLE invite ENABLE ROW LEVEL SECURITY;
ALTER TABLE invite FORCE ROW LEVEL SECURITY;
CREATE POLICY invite_scope ON invite USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- Whose business it is: the first of its people.
ALTER TABLE tenant ADD COLUMN owner_id bigint REFERENCES app_user;
-- Row security binds the owner of the table too, who has to see everybody here.
ALTER TABLE tenant_member NO FORCE ROW LEVEL SECURITY;
UPDATE tenant SET owner_id = (SELECT m.user_id FROM tenant_member m WHERE m.tenant_id = tenant.id ORDER BY m.joined_at, m.user_id LIMIT 1);
ALTER TABLE tenant_member FORCE ROW LEVEL SECURITY;
