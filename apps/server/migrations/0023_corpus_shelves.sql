-- Several corpora a tenant; the first one is always there, and takes what names none.
CREATE TABLE corpus (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  name_key text NOT NULL,
  description text NOT NULL DEFAULT '',
  default_locale text NOT NULL,
  is_first boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, name_key)
);
CREATE UNIQUE INDEX corpus_first ON corpus (tenant_id) WHERE is_first;
INSERT INTO corpus (tenant_id, name, name_key, default_locale, is_first)
  SELECT id, name, lower(name), default_locale, true
  FROM (SELECT id, default_locale, CASE default_locale WHEN 'zh-CN' THEN '通用' WHEN 'zh-HK' THEN '一般' WHEN 'ja-JP' THEN '共通' ELSE 'General' END AS name FROM tenant) t;

ALTER TABLE corpus_entry
  ADD COLUMN corpus_id uuid,
  ADD COLUMN answer_mode text NOT NULL DEFAULT 'generate' CHECK (answer_mode IN ('generate', 'exact')),
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  -- Milliseconds since 1970; null is no limit.
  ADD COLUMN valid_from bigint,
  ADD COLUMN valid_until bigint,
  ADD COLUMN buttons jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN priority smallint NOT NULL DEFAULT 0 CHECK (priority BETWEEN -2 AND 2),
  ADD COLUMN owner_id bigint,
  ADD COLUMN review_by bigint,
  ADD COLUMN asked_by text,
  ADD COLUMN approved_by text,
  -- The entry that this one says in another language.
  ADD COLUMN translation_of uuid,
  -- How a translation came about that nobody has gone over yet.
  ADD COLUMN translated_by text CHECK (translated_by IN ('model', 'copy')),
  -- When the question or the answer changed last; a translation with an earlier one than its original is out of date.
  ADD COLUMN texts_at timestamptz NOT NULL DEFAULT now();
-- Row security binds the owner of the table too, who has to see every entry here.
ALTER TABLE corpus_entry NO FORCE ROW LEVEL SECURITY;
UPDATE corpus_entry e SET texts_at = updated_at, corpus_id = (SELECT c.id FROM corpus c WHERE c.tenant_id = e.tenant_id AND c.is_first);
ALTER TABLE corpus_entry ALTER COLUMN corpus_id SET NOT NULL;
ALTER TABLE corpus_entry ADD FOREIGN KEY (tenant_id, corpus_id) REFERENCES corpus;
ALTER TABLE corpus_entry ADD FOREIGN KEY (tenant_id, translation_of) REFERENCES corpus_entry ON DELETE SET NULL (translation_of);
ALTER TABLE corpus_entry DROP CONSTRAINT corpus_entry_status_check;
ALTER TABLE corpus_entry ADD CONSTRAINT corpus_entry_status_check CHECK (status IN ('draft', 'in_review', 'published', 'archived'));
CREATE INDEX corpus_entry_translation ON corpus_entry (tenant_id, translation_of) WHERE translation_of IS NOT NULL;
-- In the order of the list, both ways.
DROP INDEX corpus_entry_updated;
CREATE INDEX corpus_entry_updated ON corpus_entry (tenant_id, updated_at DESC, id DESC);
CREATE INDEX corpus_entry_counts ON corpus_entry (tenant_id, corpus_id, status);

-- What each save left behind; `no` is the entry's version.
CREATE TABLE corpus_version (
  tenant_id bigint NOT NULL REFERENCES tenant,
  entry_id uuid NOT NULL,
  no integer NOT NULL,
  snapshot jsonb NOT NULL,
  -- The bulk work that wrote it, which takes it back by this.
  job_id uuid,
  saved_by text,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, entry_id, no),
  FOREIGN KEY (tenant_id, entry_id) REFERENCES corpus_entry ON DELETE CASCADE
);
CREATE INDEX corpus_version_job ON corpus_version (tenant_id, job_id) WHERE job_id IS NOT NULL;
INSERT INTO corpus_version (tenant_id, entry_id, no, snapshot, saved_by, saved_at)
  SELECT tenant_id, id, version, jsonb_build_object('question', question, 'answer', answer, 'wordings', wordings, 'locale', locale, 'status', status,
    'answer_mode', answer_mode, 'tags', tags, 'valid_from', valid_from, 'valid_until', valid_until, 'buttons', buttons, 'priority', priority,
    'owner_id', owner_id, 'review_by', review_by, 'corpus_id', corpus_id, 'translation_of', translation_of), updated_by, updated_at FROM corpus_entry;
ALTER TABLE corpus_entry FORCE ROW LEVEL SECURITY;

-- Work on many entries, which goes on whoever leaves.
CREATE TABLE corpus_job (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL,
  action jsonb NOT NULL,
  ids uuid[] NOT NULL,
  done integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'failed', 'undone')),
  -- Whether who started it may publish what waits for a review.
  may_approve boolean NOT NULL,
  started_by text NOT NULL,
  created_at timestamptz NOT NULL,
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX corpus_job_running ON corpus_job (tenant_id, moved_at) WHERE state = 'running';

-- How far the looking for gaps, suggestions and conflicts has come.
CREATE TABLE corpus_care (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  runs_until bigint NOT NULL DEFAULT 0,
  closed_until bigint NOT NULL DEFAULT 0,
  gaps_change_no bigint NOT NULL DEFAULT 0,
  conflicts_change_no bigint NOT NULL DEFAULT 0,
  conflicts_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'
);
CREATE INDEX message_disliked ON message (tenant_id, created_at) WHERE verdict = 'down';
CREATE INDEX bot_run_missed ON bot_run (tenant_id, finished_at) WHERE answer_kind IN ('no_answer', 'handoff');

-- Questions that found no answer, or one that was no help; `entry_id` is what answers them since.
CREATE TABLE corpus_gap (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  kind text NOT NULL CHECK (kind IN ('unanswered', 'disliked')),
  question text NOT NULL,
  locale text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'answered', 'ignored')),
  asked_count integer NOT NULL DEFAULT 0,
  best_score real,
  nearest_id uuid,
  entry_id uuid,
  settled_by text,
  last_at timestamptz NOT NULL,
  -- When its last question was written down, by the database's clock as changes of entries are.
  noted_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX corpus_gap_list ON corpus_gap (tenant_id, status, asked_count DESC, last_at DESC);
CREATE TABLE corpus_gap_question (
  tenant_id bigint NOT NULL REFERENCES tenant,
  gap_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  seq bigint NOT NULL,
  question text NOT NULL,
  locale text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, seq),
  FOREIGN KEY (tenant_id, gap_id) REFERENCES corpus_gap ON DELETE CASCADE
);
CREATE INDEX corpus_gap_question_gap ON corpus_gap_question (tenant_id, gap_id, asked_at DESC);

-- What people answered where the bot could not.
CREATE TABLE corpus_suggestion (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  kind text NOT NULL CHECK (kind IN ('new', 'edit')),
  question text NOT NULL,
  answer text NOT NULL,
  locale text NOT NULL,
  conversation_id uuid NOT NULL,
  seq bigint NOT NULL,
  similar_id uuid,
  similarity real,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
  reason text,
  entry_id uuid,
  reviewed_by text,
  reviewed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, conversation_id, seq)
);
CREATE INDEX corpus_suggestion_list ON corpus_suggestion (tenant_id, status, created_at DESC);

-- Two published entries that say different things; `left_id` is the smaller one. Dismissed holds for these versions.
CREATE TABLE corpus_conflict (
  tenant_id bigint NOT NULL REFERENCES tenant,
  left_id uuid NOT NULL,
  right_id uuid NOT NULL,
  left_version integer NOT NULL,
  right_version integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('price', 'date', 'number', 'yes_no')),
  facts jsonb NOT NULL,
  likeness real NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'dismissed')),
  found_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, left_id, right_id),
  FOREIGN KEY (tenant_id, left_id) REFERENCES corpus_entry ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, right_id) REFERENCES corpus_entry ON DELETE CASCADE
);
CREATE INDEX corpus_conflict_right ON corpus_conflict (tenant_id, right_id);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['corpus', 'corpus_version', 'corpus_job', 'corpus_care', 'corpus_gap', 'corpus_gap_question', 'corpus_suggestion', 'corpus_conflict'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
