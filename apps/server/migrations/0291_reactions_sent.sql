-- What a service calls the reactions of the business that are messages there, so that what it says of them later is understood.
CREATE TABLE channel_reaction_sent (
  tenant_id bigint NOT NULL,
  channel_id uuid NOT NULL,
  provider_id text NOT NULL,
  -- Of what it cost.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  conversation_id uuid NOT NULL,
  seq integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, channel_id, provider_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation ON DELETE CASCADE
);
CREATE INDEX channel_reaction_sent_place ON channel_reaction_sent (tenant_id, conversation_id, seq);
ALTER TABLE channel_reaction_sent ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_reaction_sent FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_reaction_sent_scope ON channel_reaction_sent USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
