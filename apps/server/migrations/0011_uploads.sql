-- A file, from its announcement on. Where it lies follows from its id; what it is follows from its content.
CREATE TABLE attachment (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  -- The uploader's own id for it: a repeated announcement finds the first.
  client_file_id uuid NOT NULL,
  uploader_kind text NOT NULL CHECK (uploader_kind IN ('visitor', 'staff')),
  uploader_id text NOT NULL,
  purpose text NOT NULL,
  name text NOT NULL,
  claimed_mime text NOT NULL,
  -- Announced while it is uploading; what is stored, small picture included, from then on.
  bytes bigint NOT NULL CHECK (bytes > 0),
  file_bytes bigint NOT NULL CHECK (file_bytes > 0),
  received integer[] NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'ready', 'blocked', 'expired')),
  -- Why it is blocked: the name of a business code.
  refusal text,
  mime text,
  width integer,
  height integer,
  has_thumb boolean NOT NULL DEFAULT false,
  sha256 bytea,
  -- The one message that has it.
  conversation_id uuid,
  message_seq bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When it is removed; null while a message has it.
  expires_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, uploader_kind, uploader_id, client_file_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation
);
CREATE INDEX attachment_conversation ON attachment (tenant_id, conversation_id, message_seq) WHERE conversation_id IS NOT NULL;
CREATE INDEX attachment_uploader ON attachment (tenant_id, uploader_kind, uploader_id, created_at);
CREATE INDEX attachment_expiry ON attachment (tenant_id, expires_at) WHERE expires_at IS NOT NULL;

ALTER TABLE attachment ENABLE ROW LEVEL SECURITY;
ALTER TABLE attachment FORCE ROW LEVEL SECURITY;
CREATE POLICY attachment_scope ON attachment USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

ALTER TABLE message ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
