-- Messages that were changed or taken back after they had gone to a service.
CREATE TABLE channel_correction (
  tenant_id bigint NOT NULL,
  conversation_id uuid NOT NULL,
  seq integer NOT NULL,
  channel_id uuid NOT NULL,
  -- Grows with each change: a try for an earlier one does not settle a later one.
  revision integer NOT NULL DEFAULT 1,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'done', 'failed')),
  error text,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  leased_until timestamptz,
  PRIMARY KEY (tenant_id, conversation_id, seq),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation ON DELETE CASCADE
);
CREATE INDEX channel_correction_waiting ON channel_correction (tenant_id, due_at) WHERE state = 'queued';

ALTER TABLE channel_correction ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_correction FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_correction_scope ON channel_correction USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
