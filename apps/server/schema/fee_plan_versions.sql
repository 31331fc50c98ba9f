-- The rates of a fee plan from an operational day on.
create table fee_plan_versions (
  plan_id integer not null,
  from_day date not null,
  returns_fee boolean not null default false,
  rates jsonb not null,
  set_at timestamp with time zone not null,
  set_by text,
  constraint fee_plan_versions_pkey PRIMARY KEY (plan_id, from_day)
);
grant insert, select, update on fee_plan_versions to comanda_system;
grant select on fee_plan_versions to comanda_app;
