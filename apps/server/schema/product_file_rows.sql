-- A row of an uploaded product file, with what was read of it and its outcome.
create table product_file_rows (
  store_id integer not null,
  file_id integer not null,
  row_no integer not null,
  line integer not null,
  cells jsonb not null,
  barcode text,
  given jsonb,
  faults jsonb not null default '[]'::jsonb,
  outcome text,
  product_id integer,
  chosen_id integer,
  before jsonb,
  after jsonb,
  made_version integer,
  made_category_id integer,
  is_done boolean not null default false,
  is_taken_back boolean,
  menu_given jsonb,
  constraint product_file_rows_pkey PRIMARY KEY (store_id, file_id, row_no),
  constraint product_file_rows_store_id_file_id_fkey FOREIGN KEY (store_id, file_id) REFERENCES product_files(store_id, file_id),
  constraint product_file_rows_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'changed'::text, 'unchanged'::text, 'refused'::text])))
);
CREATE INDEX product_file_rows_by_barcode on product_file_rows USING btree (store_id, file_id, barcode, row_no) WHERE (barcode IS NOT NULL);
CREATE INDEX product_file_rows_by_outcome on product_file_rows USING btree (store_id, file_id, outcome, row_no);
alter table product_file_rows enable row level security, force row level security;
create policy store_wall on product_file_rows for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on product_file_rows for all to comanda_system using true with check true;
grant delete, insert, select, update on product_file_rows to comanda_system;
grant insert, select, update on product_file_rows to comanda_app;
