-- What another system calls a work order: the same one is not imported twice.
ALTER TABLE work_order ADD COLUMN external_ref text;
CREATE UNIQUE INDEX work_order_external_ref ON work_order (tenant_id, external_ref) WHERE external_ref IS NOT NULL;
ALTER TABLE work_order DROP CONSTRAINT work_order_origin_check;
ALTER TABLE work_order ADD CONSTRAINT work_order_origin_check
  CHECK (origin IN ('chat_form', 'from_chat', 'agent', 'telegram', 'whatsapp', 'email', 'api', 'bot', 'import'));

-- Work on many work orders that nobody has moved for a while was cut off, and is gone on with.
ALTER TABLE work_order_bulk ADD COLUMN moved_at timestamptz;
UPDATE work_order_bulk SET moved_at = created_at;
ALTER TABLE work_order_bulk ALTER COLUMN moved_at SET NOT NULL;
CREATE INDEX work_order_bulk_going_on ON work_order_bulk (tenant_id, moved_at) WHERE through < total;

-- Work orders that are being made from a file, a piece at a time.
CREATE TABLE work_order_import (
  tenant_id bigint NOT NULL REFERENCES tenant,
  -- Named by who asked for it.
  id uuid NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  user_name text NOT NULL,
  locale text NOT NULL,
  file text NOT NULL,
  notify boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'stopped')),
  total integer NOT NULL,
  added integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL,
  refused integer NOT NULL,
  created_at timestamptz NOT NULL,
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX work_order_import_going_on ON work_order_import (tenant_id, moved_at) WHERE state = 'running';
CREATE INDEX work_order_import_own ON work_order_import (tenant_id, user_id, created_at DESC);

-- A row that waits has what it will be made of; one that was refused has why. One that was made is gone.
CREATE TABLE work_order_import_row (
  tenant_id bigint NOT NULL REFERENCES tenant,
  import_id uuid NOT NULL,
  -- As a spreadsheet counts.
  row integer NOT NULL,
  subject text NOT NULL,
  draft jsonb,
  code text,
  words jsonb,
  PRIMARY KEY (tenant_id, import_id, row),
  CHECK ((draft IS NULL) = (code IS NOT NULL)),
  FOREIGN KEY (tenant_id, import_id) REFERENCES work_order_import ON DELETE CASCADE
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['work_order_import', 'work_order_import_row'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
