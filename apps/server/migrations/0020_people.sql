-- People come and go: links that let a person choose their password, and links to orders that end before their time.

-- Made by the provider; good once, for a while. The token itself is never kept.
create table password_links (
  store_id   integer not null,
  token_hash bytea not null,
  user_id    integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (store_id, token_hash),
  foreign key (store_id, user_id) references users (store_id, user_id)
);
alter table password_links enable row level security;
alter table password_links force row level security;
create policy store_wall on password_links for all to comanda_app
  using (store_id = nullif(current_setting('app.store_id', true), '')::integer)
  with check (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy system_work on password_links for all to comanda_system using (true) with check (true);
grant select, update on password_links to comanda_app;
grant select, insert, update, delete on password_links to comanda_system;

-- Withdrawn: the customer's link of an order, the courier's of a request. What they stand for goes on.
alter table orders add column link_withdrawn_at timestamptz;
alter table courier_requests add column link_withdrawn_at timestamptz;

create function tell_link_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', jsonb_build_object(
    'kind', 'link-ended', 'storeId', new.store_id, 'orderId', new.order_id)::text);
  return null;
end
$$;

create trigger order_link_ended after update of link_withdrawn_at on orders for each row
  when (old.link_withdrawn_at is null and new.link_withdrawn_at is not null)
  execute function tell_link_ended();
