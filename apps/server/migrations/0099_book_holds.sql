-- Repasses of a store whose book does not come out wait here until a person of the provider has looked. One row a store: its last hold.
create table book_holds (
  store_id    integer primary key references stores (store_id),
  held_at     timestamptz not null,
  -- What would have gone out.
  cents       bigint not null default 0,
  -- What differs, and by how much: what was released with other figures is held again.
  differences text not null,
  -- Null: it is held.
  released_at timestamptz,
  released_by text,
  reason      text,
  constraint book_holds_released check ((released_at is null) = (released_by is null) and (released_at is null) = (reason is null))
);
select wall_table('book_holds'::regclass);
grant select, insert, update, delete on book_holds to comanda_app, comanda_system;
