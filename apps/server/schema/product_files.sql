-- A product file that a store uploaded in bulk, with its state, progress and results.
create table product_files (
  store_id integer not null,
  file_id integer not null,
  file_name text not null,
  content bytea,
  reading jsonb not null,
  headings jsonb,
  should_update boolean not null,
  waits_for_yes boolean not null,
  state text not null,
  fault text,
  sent_by text not null,
  sent_by_id integer not null,
  sent_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  total integer not null default 0,
  checked integer not null default 0,
  written integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count integer not null default 0,
  taken_back_count integer not null default 0,
  kept_count integer not null default 0,
  claimed_by uuid,
  claimed_until timestamp with time zone,
  acted_by text not null default ''::text,
  acted_by_id integer,
  constraint product_files_pkey PRIMARY KEY (store_id, file_id),
  constraint product_files_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint product_files_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'checking'::text, 'checked'::text, 'writing'::text, 'finished'::text, 'cancelled'::text, 'failed'::text, 'taking-back'::text, 'taken-back'::text])))
);
CREATE INDEX product_files_by_age on product_files USING btree (sent_at);
CREATE INDEX product_files_worked on product_files USING btree (claimed_until NULLS FIRST) WHERE (state = ANY (ARRAY['reading'::text, 'checking'::text, 'writing'::text, 'taking-back'::text]));
CREATE UNIQUE INDEX product_files_one_open on product_files USING btree (store_id) WHERE (state = ANY (ARRAY['reading'::text, 'checking'::text, 'checked'::text, 'writing'::text, 'taking-back'::text]));
alter table product_files enable row level security, force row level security;
create policy store_wall on product_files for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on product_files for all to comanda_system using true with check true;
grant delete, insert, select, update on product_files to comanda_system;
grant insert, select, update on product_files to comanda_app;
