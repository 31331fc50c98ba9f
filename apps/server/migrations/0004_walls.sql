-- The second wall. comanda_app sees one store: the one named in app.store_id for the current transaction.
-- comanda_system does background work across stores and only what its policies name.

grant usage on schema public to comanda_app, comanda_system;

do $$
declare
  walled text;
begin
  foreach walled in array array[
    'stores', 'store_counters', 'users', 'sessions', 'login_tickets', 'recovery_codes', 'audit_log',
    'orders', 'order_history', 'store_events', 'event_outbox', 'banners', 'invoices'
  ] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format(
      'create policy store_wall on %I for all to comanda_app
         using (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)
         with check (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)', walled);
    execute format('create policy system_work on %I for all to comanda_system using (true) with check (true)', walled);
    execute format('grant select, insert, update, delete on %I to comanda_system', walled);
  end loop;
end
$$;

grant select, update on stores, store_counters, users, login_tickets, recovery_codes to comanda_app;
grant insert on recovery_codes, login_tickets, sessions, audit_log to comanda_app;
grant select, update on sessions to comanda_app;
grant select, insert, update on orders to comanda_app;
grant select, insert on order_history, store_events to comanda_app;
grant select, insert, delete on event_outbox to comanda_app;
grant select on banners, invoices, audit_log to comanda_app;

grant select on login_names, store_documents, intake_keys to comanda_app;
grant select, insert, update, delete on throttles to comanda_app, comanda_system;
grant insert on registration_requests to comanda_app;
grant select, insert, update, delete on login_names, store_documents, intake_keys, registration_requests to comanda_system;
grant usage on sequence store_numbers to comanda_system;
