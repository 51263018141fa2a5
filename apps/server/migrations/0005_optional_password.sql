-- An account that signs in through a provider has no password until "forgot password" gives it one.
ALTER TABLE app_user ALTER COLUMN password_hash DROP NOT NULL;
