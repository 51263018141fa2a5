-- Two admins who save the settings of one business at once do not overwrite each other.
ALTER TABLE tenant ADD COLUMN version integer NOT NULL DEFAULT 1;
