-- Money is a whole number of the smallest unit of its currency: cents, fen, yen.
ALTER TABLE subscription
  ALTER COLUMN amount TYPE bigint USING round(amount * CASE currency WHEN 'JPY' THEN 1 ELSE 100 END)::bigint,
  ADD CONSTRAINT subscription_amount CHECK (amount >= 0),
  ADD COLUMN order_id uuid,
  -- A smaller plan that is paid for and begins by itself.
  ADD COLUMN next_set_meal_id integer CHECK (next_set_meal_id IN (1, 2, 3)),
  ADD COLUMN next_start_time timestamptz,
  ADD COLUMN next_amount bigint CHECK (next_amount >= 0),
  ADD COLUMN next_currency text,
  ADD COLUMN next_order_id uuid,
  ADD CONSTRAINT subscription_next CHECK (
    num_nulls(next_set_meal_id, next_start_time, next_amount, next_currency) IN (0, 4) AND next_start_time <= end_time
  );

CREATE TABLE pay_quote (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  kind text NOT NULL CHECK (kind IN ('new', 'renew', 'upgrade', 'downgrade')),
  set_meal_id integer NOT NULL CHECK (set_meal_id IN (2, 3)),
  period text NOT NULL CHECK (period IN ('month', 'quarter', 'year')),
  currency text NOT NULL,
  list_amount bigint NOT NULL CHECK (list_amount >= 0),
  discount bigint NOT NULL CHECK (discount >= 0),
  credit bigint NOT NULL CHECK (credit >= 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  payable bigint NOT NULL CHECK (payable >= 0),
  coupon text,
  start_time timestamptz NOT NULL,
  end_time timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CHECK (payable = list_amount - discount - credit)
);

CREATE TABLE pay_order (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  no text NOT NULL UNIQUE,
  quote_id uuid NOT NULL,
  buyer_id bigint NOT NULL REFERENCES app_user,
  -- Where the receipt goes, and in which language.
  buyer_email text NOT NULL,
  locale text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('new', 'renew', 'upgrade', 'downgrade')),
  set_meal_id integer NOT NULL CHECK (set_meal_id IN (2, 3)),
  period text NOT NULL CHECK (period IN ('month', 'quarter', 'year')),
  currency text NOT NULL,
  list_amount bigint NOT NULL CHECK (list_amount >= 0),
  discount bigint NOT NULL CHECK (discount >= 0),
  credit bigint NOT NULL CHECK (credit >= 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  payable bigint NOT NULL CHECK (payable >= 0),
  coupon text,
  status text NOT NULL CHECK (status IN ('created', 'paying', 'paid', 'failed', 'cancelled', 'timeout', 'refunded')),
  method text NOT NULL,
  provider text,
  -- Grows with each new start at the provider; the name of the provider's payment belongs to the latest.
  attempt integer NOT NULL DEFAULT 1,
  attempted_at timestamptz NOT NULL,
  provider_ref text,
  redirect_url text,
  voucher text,
  -- Why it failed, as a name of the texts.
  failure text,
  invoice jsonb,
  quoted_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  start_time timestamptz,
  end_time timestamptz,
  -- Free days that a purchase carries along come before it: from here on its money is used up.
  value_from timestamptz,
  -- The money in its period: what was paid, and what an upgrade took over.
  value bigint CHECK (value >= 0),
  -- When its unused value went into a larger plan.
  credited_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, quote_id),
  FOREIGN KEY (tenant_id, quote_id) REFERENCES pay_quote,
  CHECK (payable = list_amount - discount - credit),
  CHECK ((status = 'paid') <= (num_nulls(paid_at, start_time, end_time, value_from, value) = 0))
);
CREATE INDEX pay_order_latest ON pay_order (tenant_id, created_at DESC, id DESC);
CREATE INDEX pay_order_open ON pay_order (tenant_id) WHERE status IN ('created', 'paying');

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['pay_quote', 'pay_order'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;

-- What providers reported, each report once. Written before it is known whose order it is about.
CREATE TABLE payment_event (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  provider text NOT NULL,
  event_id text NOT NULL,
  order_no text,
  raw text NOT NULL,
  verified boolean NOT NULL,
  outcome text,
  received_at timestamptz NOT NULL,
  applied_at timestamptz,
  UNIQUE (provider, event_id)
);
CREATE INDEX payment_event_order ON payment_event (order_no);

-- The books of the practice provider, where no real money moves.
CREATE TABLE sandbox_payment (
  ref text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  order_no text NOT NULL,
  metadata jsonb NOT NULL,
  method text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  description text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'waiting', 'paid', 'failed', 'cancelled', 'expired')),
  voucher text,
  return_url text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
