-- The tools that visitors get are those of the published version. Versions from before have the tools of their time's end: of now.
ALTER TABLE bot_version ADD COLUMN tools jsonb NOT NULL DEFAULT '[]'::jsonb;
UPDATE bot_version v SET tools = coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'description', t.description, 'method', t.method, 'url', t.url, 'params', t.params,
    'timeout_ms', t.timeout_ms, 'needs_verified_contact', t.needs_verified_contact, 'needs_confirmation', t.needs_confirmation, 'enabled', t.enabled,
    'headers', t.headers, 'auth', t.auth, 'sealed', t.sealed, 'version', t.version, 'updated_at', epoch_ms(t.updated_at)) ORDER BY t.name)
  FROM bot_tool t WHERE t.tenant_id = v.tenant_id), '[]'::jsonb);
