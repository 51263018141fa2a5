-- Steps of the set-up that a business does not want.
ALTER TABLE tenant ADD COLUMN skipped_steps text[] NOT NULL DEFAULT '{}';
