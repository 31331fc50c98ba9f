-- A fee plan for online payment, the same for all stores, with its name.
create table fee_plans (
  plan_id integer not null,
  name text not null,
  constraint fee_plans_pkey PRIMARY KEY (plan_id)
);
grant select on fee_plans to comanda_app;
grant select on fee_plans to comanda_system;
