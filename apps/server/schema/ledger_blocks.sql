-- The money that one payment dispute blocks in the book, split by the account it came from.
create table ledger_blocks (
  store_id integer not null,
  dispute_id bigint not null,
  order_id bigint not null,
  charge_id bigint not null,
  cents bigint not null,
  held_cents bigint not null,
  receivable_cents bigint not null,
  current_cents bigint not null,
  before_delivery jsonb,
  state text not null default 'open'::text,
  constraint ledger_blocks_pkey PRIMARY KEY (store_id, dispute_id),
  constraint ledger_blocks_cents_check CHECK ((cents > 0)),
  constraint ledger_blocks_check CHECK ((((held_cents + receivable_cents) + current_cents) = cents))
);
CREATE INDEX ledger_blocks_by_order on ledger_blocks USING btree (store_id, order_id);
alter table ledger_blocks enable row level security, force row level security;
create policy store_wall on ledger_blocks for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on ledger_blocks for all to comanda_system using true with check true;
grant insert, select, update on ledger_blocks to comanda_app;
grant insert, select, update on ledger_blocks to comanda_system;
