-- Who a token of the staff belongs to, in one call: every request asks. It goes on as the user and then as the business that it
-- finds, so that row-level security shows it no more than it shows them. No row for a token that is unknown, ended or past its end.
CREATE FUNCTION staff_of_token(hash bytea, at timestamptz, OUT session_id uuid, OUT last_seen_at bigint, OUT user_id bigint,
  OUT email text, OUT name text, OUT status text, OUT tenant_id bigint, OUT role text, OUT reach text, OUT granted jsonb,
  OUT subscription_end bigint) RETURNS SETOF record LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.id, epoch_ms(s.last_seen_at), u.id, u.email, u.name, u.status
    INTO session_id, last_seen_at, user_id, email, name, status
    FROM login_session s JOIN app_user u ON u.id = s.user_id
    WHERE s.token_hash = hash AND s.revoked_at IS NULL AND s.expires_at > at;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM set_config('app.user_id', staff_of_token.user_id::text, true);
  -- The first business that the user joined.
  SELECT m.tenant_id, m.role, m.reach INTO tenant_id, role, reach
    FROM tenant_member m JOIN tenant t ON t.id = m.tenant_id
    WHERE m.user_id = staff_of_token.user_id ORDER BY m.joined_at, m.tenant_id LIMIT 1;
  IF FOUND THEN
    PERFORM set_config('app.tenant_id', staff_of_token.tenant_id::text, true);
    SELECT to_jsonb(r.permissions) INTO granted FROM custom_role r
      WHERE r.tenant_id = staff_of_token.tenant_id AND r.id::text = staff_of_token.role;
    SELECT epoch_ms(p.end_time) INTO subscription_end FROM subscription p WHERE p.tenant_id = staff_of_token.tenant_id;
  END IF;
  RETURN NEXT;
END $$;
