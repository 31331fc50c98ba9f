-- What the panel shows around the board: carousel pictures and invoices.

create table banners (
  store_id  integer not null references stores (store_id),
  banner_id integer not null,
  image     text not null check (image ~ '^(https://|/)'),
  link      text check (link ~ '^https?://'),
  position  integer not null default 0,
  primary key (store_id, banner_id)
);

create table invoices (
  store_id      integer not null references stores (store_id),
  invoice_id    integer not null,
  due_on        date not null,
  balance_cents bigint not null,
  status        text not null check (status in ('open', 'paid', 'cancelled')),
  is_legacy     boolean not null default false,
  primary key (store_id, invoice_id)
);
create index invoices_open on invoices (store_id, due_on) where status = 'open';
