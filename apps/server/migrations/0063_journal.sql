-- The events of a store become its journal: one entry per change of an order, which panels catch up from and the order's
-- timeline is read from. An entry with a status stands in the timeline and stays with its order; all others are hints.
alter table store_events
  add column version integer,
  add column status text,
  add column note text,
  add column actor_id text,
  alter column order_id drop not null;

-- Up to this number hints are gone; after it no number is missing.
alter table store_counters add column journal_floor bigint not null default 0;

-- Servers of 1.2 delete all that is older than 14 days.
create policy timeline_stays on store_events as restrictive for delete to comanda_system using (status is null);

-- What was imported, or written by servers up to 1.2, stands in order_history. Each step is in one of both, or the same in both.
create view order_timeline with (security_invoker = true) as
  select store_id, order_id, version, at, happened, status, note, actor_kind, actor_id, actor_name from order_history
  union
  select store_id, order_id, version, at, happened, status, note, actor_kind, actor_id, actor_name
    from store_events where status is not null;
grant select on order_timeline to comanda_app, comanda_system;
