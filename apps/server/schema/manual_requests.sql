-- A request of one person of the provider, e.g. an adjustment, that a second person approves or rejects.
create table manual_requests (
  store_id integer not null,
  request_id bigint not null,
  kind text not null,
  account text not null,
  cents bigint not null,
  reason text not null,
  key uuid not null,
  asked_at timestamp with time zone not null,
  asked_by text not null,
  asked_name text not null,
  decision text,
  decided_at timestamp with time zone,
  decided_by text,
  decided_name text,
  decision_words text,
  invoice_id integer,
  bank_code text,
  open_cents bigint,
  about text,
  payload jsonb,
  order_id bigint,
  is_carried_out boolean not null default false,
  constraint manual_requests_pkey PRIMARY KEY (store_id, request_id),
  constraint manual_requests_key UNIQUE (store_id, key),
  constraint manual_requests_decision CHECK ((((decision IS NULL) = (decided_at IS NULL)) AND ((decision IS NULL) = (decided_by IS NULL)))),
  constraint manual_requests_decision_check CHECK ((decision = ANY (ARRAY['approved'::text, 'rejected'::text]))),
  constraint manual_requests_kinds CHECK (,
  CASE kind,
      WHEN 'adjustment'::text THEN ((cents <> 0) AND (account = 'current'::text) AND (invoice_id IS NULL)),
      WHEN 'opening'::text THEN ((cents <> 0) AND (invoice_id IS NULL) AND ((account = 'current'::text) OR ((account = 'available'::text) AND (cents > 0)))),
      WHEN 'invoice-paid'::text THEN ((account = 'invoiced'::text) AND (cents > 0) AND (num_nulls(invoice_id, bank_code, open_cents) = 0)),
      WHEN 'invoice-cancelled'::text THEN ((cents <> 0) AND (account = 'invoiced'::text) AND (cents = open_cents) AND (num_nulls(invoice_id, open_cents) = 0)),
      WHEN 'plan'::text THEN ((store_id = 0) AND (about IS NOT NULL) AND ((decision IS DISTINCT FROM 'approved'::text) OR is_carried_out)),
      ELSE ((kind = ANY (ARRAY['refund'::text, 'fine'::text, 'fine-reversed'::text, 'reversal-approved'::text, 'holder'::text, 'commission'::text, 'invoice'::text])) AND (store_id > 0) AND (about IS NOT NULL) AND ((decision IS DISTINCT FROM 'approved'::text) OR is_carried_out)),
  END),
  constraint manual_requests_reason_check CHECK ((reason <> ''::text)),
  constraint manual_requests_second_person CHECK ((decided_by <> asked_by))
);
CREATE INDEX manual_requests_decided on manual_requests USING btree (asked_at, store_id, request_id) WHERE (decision IS NOT NULL);
CREATE INDEX manual_requests_waiting on manual_requests USING btree (asked_at, store_id, request_id) WHERE (decision IS NULL);
alter table manual_requests enable row level security, force row level security;
create policy store_wall on manual_requests for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on manual_requests for all to comanda_system using true with check true;
grant insert, select on manual_requests to comanda_system;
