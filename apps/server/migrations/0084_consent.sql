-- What visitors of a business agree to when they write; one without a row asks for nothing. A text that is missing is Lobby's own.
CREATE TABLE privacy_settings (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  mode text NOT NULL CHECK (mode IN ('off', 'line', 'required')),
  texts jsonb NOT NULL,
  link text,
  -- Grows when the texts or the link change: what was agreed to before is another text.
  text_version integer NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
ALTER TABLE privacy_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE privacy_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY privacy_settings_scope ON privacy_settings USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- Who agreed to which text and when: once, in the words that were shown.
CREATE TABLE consent (
  tenant_id bigint NOT NULL,
  contact_id uuid NOT NULL,
  text_version integer NOT NULL,
  given text NOT NULL CHECK (given IN ('ticked', 'written')),
  locale text NOT NULL,
  text text NOT NULL,
  link text,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, contact_id, text_version, given),
  FOREIGN KEY (tenant_id, contact_id) REFERENCES contact (tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE consent ENABLE ROW LEVEL SECURITY;
ALTER TABLE consent FORCE ROW LEVEL SECURITY;
CREATE POLICY consent_scope ON consent USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
