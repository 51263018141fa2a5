-- What each version of a policy said in each language, so that a text that changed under the version that people accepted is noticed.
CREATE TABLE policy_text (
  type text NOT NULL CHECK (type IN ('terms', 'privacy', 'cookies', 'dpa')),
  version text NOT NULL,
  locale text NOT NULL,
  digest text NOT NULL,
  served_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (type, version, locale)
);
