-- The same milliseconds from a double instead of from decimal digits, in a fifth of the time: each row that travels has several. Half a
-- microsecond more, which no timestamp holds, makes up for what a double leaves out.
CREATE OR REPLACE FUNCTION epoch_ms(at timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE
  RETURN floor(date_part('epoch', at) * 1000 + 0.0005)::bigint;
