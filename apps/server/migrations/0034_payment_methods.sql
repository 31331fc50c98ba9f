-- What a store takes at the door, as keys of the domain's list. A store without a row takes what stores begin with.
create table payment_methods (
  store_id   integer primary key references stores (store_id),
  keys       text[] not null check (cardinality(keys) > 0),
  version    integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null
);
select wall_table('payment_methods');
grant select, insert, update on payment_methods to comanda_app;
grant select, insert, update, delete on payment_methods to comanda_system;

-- The provider has opened an account into which online payments go; without one nobody can be paid online.
alter table stores add column can_be_paid_online boolean not null default false;
update stores set can_be_paid_online = true where accepts_online_payment;
alter table stores add constraint stores_online_payment_check check (can_be_paid_online or not accepts_online_payment);

-- The switch is the store's own now: it is announced (`loja`), and no panel has to begin anew for it.
drop trigger store_notices_changed on stores;
create trigger store_notices_changed
  after update of pay_online_notice, is_franchisee on stores for each row
  when ((old.pay_online_notice, old.is_franchisee) is distinct from (new.pay_online_notice, new.is_franchisee))
  execute function tell_store_change('store-changed');
