-- The role that every transaction of the server takes: neither owner nor superuser, so row-level security binds it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'lobby_app') THEN
    CREATE ROLE lobby_app NOLOGIN;
  END IF;
  EXECUTE format('GRANT lobby_app TO %I', current_user);
END $$;

GRANT USAGE ON SCHEMA public TO lobby_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO lobby_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO lobby_app;

-- 0 outside of any tenant, which no row has.
CREATE FUNCTION scope_tenant() RETURNS bigint LANGUAGE sql STABLE
  RETURN coalesce(nullif(current_setting('app.tenant_id', true), '')::bigint, 0);

CREATE FUNCTION scope_user() RETURNS bigint LANGUAGE sql STABLE
  RETURN coalesce(nullif(current_setting('app.user_id', true), '')::bigint, 0);

-- Milliseconds since 1970, the form in which times travel.
CREATE FUNCTION epoch_ms(at timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE
  RETURN floor(extract(epoch FROM at) * 1000)::bigint;

-- PostgreSQL before 18 has no time-ordered UUIDs of its own.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_proc WHERE proname = 'uuidv7') THEN
    CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql VOLATILE AS $body$
      SELECT encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
        52, 1), 53, 1), 'hex')::uuid
    $body$;
  END IF;
END $$;
