-- What customers say of their orders, each once, and what stores answer.
create table ratings (
  store_id      integer not null,
  order_id      bigint not null,
  food          smallint not null check (food between 1 and 5),
  delivery      smallint not null check (delivery between 1 and 5),
  overall       smallint not null check (overall between 1 and 5),
  comment       text check (comment <> ''),
  rated_at      timestamptz not null,
  -- Until then it is looked at and counts for nothing.
  counts_at     timestamptz not null,
  reply         text check (reply <> ''),
  replied_at    timestamptz,
  replied_by    text,
  -- The store says that it breaks the rules; the provider decides.
  contested_at  timestamptz,
  contested_by  text,
  contest_reason text,
  -- 'removed': it counts no more and nobody reads its comment; 'kept'
  decision      text check (decision in ('removed', 'kept')),
  decided_at    timestamptz,
  decided_by    text,
  decision_words text,
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references orders (store_id, order_id),
  constraint ratings_reply check ((reply is null) = (replied_at is null)),
  constraint ratings_contest check ((contested_at is null) = (contest_reason is null)),
  constraint ratings_decision check ((decision is null) = (decided_at is null) and (decision is null or contested_at is not null))
);
create index ratings_by_time on ratings (store_id, rated_at, order_id);
-- The provider's queue.
create index ratings_contested on ratings (contested_at, store_id, order_id) where contested_at is not null and decision is null;

-- Answers a store has ready.
create table reply_templates (
  store_id    integer not null references stores (store_id),
  template_id integer not null,
  text        text not null check (text <> ''),
  changed_at  timestamptz not null,
  changed_by  text not null,
  primary key (store_id, template_id)
);

select wall_table(name::regclass) from unnest(array['ratings', 'reply_templates']) name;
grant select, insert, update on ratings to comanda_app, comanda_system;
grant select, insert, update, delete on reply_templates to comanda_app;
grant select on reply_templates to comanda_system;
