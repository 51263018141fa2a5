-- Which version of which policy a person accepted, in which language it was shown, and when.
CREATE TABLE policy_acceptance (
  user_id bigint NOT NULL REFERENCES app_user,
  type text NOT NULL CHECK (type IN ('terms', 'privacy', 'cookies', 'dpa')),
  version text NOT NULL,
  locale text NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, type, version)
);

-- Sites that may put the chat of the business into a frame; any site where there are none.
ALTER TABLE tenant ADD COLUMN frame_origins text[] NOT NULL DEFAULT '{}';
