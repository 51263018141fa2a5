-- Who somebody is at a provider; the provider's own name for a person never changes, an address may.
CREATE TABLE user_identity (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('google', 'apple')),
  subject text NOT NULL,
  email text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  UNIQUE (provider, subject)
);
CREATE INDEX user_identity_user ON user_identity (user_id);

-- Sign-ins that wait at a provider. The state itself is known to the browser only; the seed alone opens nothing.
CREATE TABLE oauth_state (
  state_hash bytea PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('google', 'apple')),
  seed bytea NOT NULL,
  redirect_uri text NOT NULL,
  -- Apple tells a name once, beside the code.
  given_name text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oauth_state_expires ON oauth_state (expires_at);
