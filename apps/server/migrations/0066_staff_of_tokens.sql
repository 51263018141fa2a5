-- The same for several tokens at once: one row for each that stands for somebody, with its place among the hashes. Each begins as nobody,
-- so that it is shown no more than if it had been asked for alone.
CREATE FUNCTION staff_of_tokens(hashes jsonb, at timestamptz, OUT place int, OUT session_id uuid, OUT last_seen_at bigint, OUT user_id bigint,
  OUT email text, OUT name text, OUT status text, OUT tenant_id bigint, OUT role text, OUT reach text, OUT granted jsonb,
  OUT subscription_end bigint) RETURNS SETOF record LANGUAGE plpgsql AS $$
DECLARE
  hash text;
BEGIN
  place := -1;
  FOR hash IN SELECT value FROM jsonb_array_elements_text(hashes) LOOP
    place := place + 1;
    PERFORM set_config('app.user_id', '0', true), set_config('app.tenant_id', '0', true);
    SELECT s.session_id, s.last_seen_at, s.user_id, s.email, s.name, s.status, s.tenant_id, s.role, s.reach, s.granted, s.subscription_end
      INTO session_id, last_seen_at, user_id, email, name, status, tenant_id, role, reach, granted, subscription_end
      FROM staff_of_token(decode(hash, 'hex'), at) s;
    IF FOUND THEN RETURN NEXT; END IF;
  END LOOP;
END $$;
