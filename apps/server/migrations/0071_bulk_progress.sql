-- What is done with many conversations at once is done a piece at a time, says how far it is, and is gone on with where it was cut off.
ALTER TABLE bulk_action
  ADD COLUMN total integer NOT NULL DEFAULT 0,
  -- How many of them are through.
  ADD COLUMN through integer NOT NULL DEFAULT 0,
  ADD COLUMN done jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN refused jsonb NOT NULL DEFAULT '[]',
  -- Who is at it: nobody else does the same piece.
  ADD COLUMN worker uuid,
  ADD COLUMN moved_at timestamptz;
-- What was taken back already is not taken back again.
UPDATE bulk_action SET moved_at = created_at, total = jsonb_array_length(before->'before'), before = before->'before',
  through = CASE WHEN result IS NULL THEN 0 ELSE jsonb_array_length(before->'before') END,
  done = CASE WHEN result IS NULL OR undone IS NOT NULL THEN '[]' ELSE result->'done' END,
  refused = coalesce(result->'refused', (SELECT jsonb_agg(jsonb_build_object('id', m.id, 'no', 0, 'reason', 'not_found'))
    FROM jsonb_array_elements_text(before->'missing') AS m(id)), '[]');
ALTER TABLE bulk_action ALTER COLUMN moved_at SET NOT NULL, DROP COLUMN result, DROP COLUMN undone;
CREATE INDEX bulk_action_going_on ON bulk_action (tenant_id, moved_at) WHERE through < total;
