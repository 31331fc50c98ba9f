-- A store, with its registration data, settings, and whether it is open or suspended now.
create table stores (
  store_id integer not null,
  company text not null,
  name text not null,
  legal_name text not null,
  document text not null,
  district text not null,
  city text not null,
  state text not null,
  time_zone text not null default 'America/Sao_Paulo'::text,
  logo text,
  symbol text,
  email text,
  mobile text,
  phones jsonb not null default '[]'::jsonb,
  is_open boolean not null default false,
  opening_reason text,
  opening_version integer not null default 1,
  is_suspended boolean not null default false,
  suspension_text text,
  has_bulk_upload boolean not null default false,
  min_minutes integer not null default 40,
  max_minutes integer not null default 60,
  accept_minutes integer not null default 8,
  pay_online_notice boolean not null default false,
  source_application text,
  legacy_id integer,
  channel text not null,
  created_at timestamp with time zone not null default now(),
  is_demo boolean not null default false,
  opening_until timestamp with time zone,
  opening_by text,
  accepts_online_payment boolean not null default false,
  is_franchisee boolean not null default false,
  has_print_devices boolean not null default false,
  accepts_automatically boolean not null default false,
  closed_since timestamp with time zone,
  takes_orders_while_closed boolean not null default false,
  can_be_paid_online boolean not null default false,
  word_is_open boolean not null default true,
  word_at timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  word_end text,
  found_by text generated always as ((' '::text || lower(regexp_replace(NORMALIZE(((((((((((name || ' '::text) || legal_name) || ' '::text) || document) || ' '::text) || city) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(mobile, ''::text)), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)))) stored,
  street text,
  street_number text,
  postal_code text,
  app_text text,
  phrase text,
  banner text,
  registration_version integer not null default 0,
  registration_changed_by text,
  registration_changed_at timestamp with time zone not null default now(),
  word_until timestamp with time zone,
  word_stays boolean not null default false,
  is_past_under_way boolean not null default false,
  constraint stores_pkey PRIMARY KEY (store_id),
  constraint stores_accept_minutes_check CHECK (((accept_minutes >= 5) AND (accept_minutes <= 15))),
  constraint stores_company_check CHECK ((company <> ''::text)),
  constraint stores_document_check CHECK ((document ~ '^(\d{11}|[0-9A-Z]{12}\d{2})$'::text)),
  constraint stores_estimate CHECK (((0 < min_minutes) AND (min_minutes < max_minutes) AND (max_minutes <= 240))),
  constraint stores_mobile_check CHECK ((mobile ~ '^\d{10,11}$'::text)),
  constraint stores_name_check CHECK ((name <> ''::text)),
  constraint stores_online_payment_check CHECK ((can_be_paid_online OR (NOT accepts_online_payment))),
  constraint stores_postal_code_check CHECK ((postal_code ~ '^\d{8}$'::text)),
  constraint stores_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint stores_word_end CHECK ((word_is_open = (word_end IS NULL))),
  constraint stores_word_end_check CHECK ((word_end = ANY (ARRAY['15-minutes'::text, '30-minutes'::text, '60-minutes'::text, 'next-shift'::text, 'by-hand'::text])))
);
CREATE INDEX stores_accepting on stores USING btree (store_id) WHERE accepts_automatically;
CREATE INDEX stores_by_creation on stores USING btree (created_at);
CREATE INDEX stores_by_opening_end on stores USING btree (opening_until) WHERE (opening_until IS NOT NULL);
CREATE INDEX stores_by_words on stores USING gin (found_by gin_trgm_ops);
CREATE INDEX stores_suspended on stores USING btree (store_id) WHERE is_suspended;
CREATE TRIGGER store_changed AFTER UPDATE OF is_suspended, suspension_text, name, time_zone, logo, symbol, company on stores FOR EACH ROW WHEN ((((((((old.is_suspended IS DISTINCT FROM new.is_suspended) OR (old.suspension_text IS DISTINCT FROM new.suspension_text)) OR (old.name IS DISTINCT FROM new.name)) OR (old.time_zone IS DISTINCT FROM new.time_zone)) OR (old.logo IS DISTINCT FROM new.logo)) OR (old.symbol IS DISTINCT FROM new.symbol)) OR (old.company IS DISTINCT FROM new.company))) EXECUTE FUNCTION tell_access_change('store-changed');
CREATE TRIGGER store_notices_changed AFTER UPDATE OF pay_online_notice, is_franchisee on stores FOR EACH ROW WHEN (((old.pay_online_notice IS DISTINCT FROM new.pay_online_notice) OR (old.is_franchisee IS DISTINCT FROM new.is_franchisee))) EXECUTE FUNCTION tell_store_change('store-changed');
CREATE TRIGGER store_printing_changed AFTER UPDATE OF has_print_devices, accepts_automatically on stores FOR EACH ROW WHEN (((old.has_print_devices IS DISTINCT FROM new.has_print_devices) OR (old.accepts_automatically IS DISTINCT FROM new.accepts_automatically))) EXECUTE FUNCTION tell_store_change('store-changed');
CREATE TRIGGER store_state_changed AFTER UPDATE OF opening_version on stores FOR EACH ROW WHEN ((old.opening_version <> new.opening_version)) EXECUTE FUNCTION tell_store_change('store-state');
alter table stores enable row level security, force row level security;
create policy store_wall on stores for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on stores for all to comanda_system using true with check true;
grant delete, insert, select, update on stores to comanda_system;
grant select, update on stores to comanda_app;
