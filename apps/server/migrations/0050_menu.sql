-- What the store sells. One row of `menus` a store: whoever changes its menu holds it first, and counts it.
create table menus (
  store_id integer primary key references stores (store_id),
  version  integer not null default 0
);

-- Statuses: 'active', 'out' (shown, not sold), 'hidden'; sizes, groups and their categories may be 'inactive' too.
alter table menu_categories
  add column status       text not null default 'active' check (status in ('active', 'out', 'hidden')),
  -- The domain's Week; null: always.
  add column availability jsonb,
  add column version      integer not null default 1,
  add column changed_at   timestamptz not null default now(),
  add column changed_by   text,
  add column deleted_at   timestamptz;

create table stock_items (
  store_id      integer not null references stores (store_id),
  stock_item_id integer not null,
  name          text not null check (name <> ''),
  description   text not null default '',
  kind          text not null check (kind in ('flavour', 'ingredient')),
  is_in         boolean not null default true,
  -- When one that is out is in again by itself; null: when somebody says so.
  back_at       timestamptz,
  photo_hash    text,
  version       integer not null default 1,
  changed_at    timestamptz not null,
  changed_by    text,
  deleted_at    timestamptz,
  primary key (store_id, stock_item_id)
);

create table menu_products (
  store_id     integer not null references stores (store_id),
  product_id   integer not null,
  category_id  integer not null,
  name         text not null check (name <> ''),
  description  text not null default '',
  status       text not null default 'active' check (status in ('active', 'out', 'hidden')),
  -- The domain's Week; null: always.
  availability jsonb,
  price_cents  integer not null default 0 check (price_cents >= 0),
  promo_cents  integer check (promo_cents > 0),
  -- When the promotion runs, of the sizes too; promo_week is the domain's Week.
  promo_from   timestamptz,
  promo_until  timestamptz,
  promo_week   jsonb,
  -- How many can still be sold; null: not counted.
  left_count   integer check (left_count >= 0),
  barcode      text check (barcode <> ''),
  pdv_code     text check (pdv_code <> ''),
  -- The entry of the shared catalogue it was made from.
  reference_id integer,
  photo_hash   text,
  -- What must stay in view when the photo is cropped, in hundredths from the left and the top.
  photo_x      smallint not null default 50 check (photo_x between 0 and 100),
  photo_y      smallint not null default 50 check (photo_y between 0 and 100),
  position     integer not null default 0,
  version      integer not null default 1,
  changed_at   timestamptz not null,
  changed_by   text,
  deleted_at   timestamptz,
  primary key (store_id, product_id),
  foreign key (store_id, category_id) references menu_categories (store_id, category_id)
);
create index menu_products_in_order on menu_products (store_id, category_id, position, product_id) where deleted_at is null;
create index menu_products_by_barcode on menu_products (store_id, barcode) where deleted_at is null;
create index menu_products_by_pdv_code on menu_products (store_id, pdv_code) where deleted_at is null;

create table menu_sizes (
  store_id    integer not null,
  size_id     integer not null,
  product_id  integer not null,
  name        text not null check (name <> ''),
  status      text not null default 'active' check (status in ('active', 'hidden', 'inactive')),
  price_cents integer not null check (price_cents >= 0),
  promo_cents integer check (promo_cents > 0),
  position    integer not null default 0,
  version     integer not null default 1,
  changed_at  timestamptz not null,
  changed_by  text,
  deleted_at  timestamptz,
  primary key (store_id, size_id),
  foreign key (store_id, product_id) references menu_products (store_id, product_id)
);
create index menu_sizes_of_product on menu_sizes (store_id, product_id, position) where deleted_at is null;

-- What a product is made of.
create table recipe_lines (
  store_id       integer not null,
  recipe_line_id integer not null,
  product_id     integer not null,
  stock_item_id  integer not null,
  quantity       integer not null default 1 check (quantity > 0),
  is_removable   boolean not null default true,
  position       integer not null default 0,
  primary key (store_id, recipe_line_id),
  unique (store_id, product_id, stock_item_id),
  foreign key (store_id, product_id) references menu_products (store_id, product_id),
  foreign key (store_id, stock_item_id) references stock_items (store_id, stock_item_id)
);
create index recipe_lines_of_item on recipe_lines (store_id, stock_item_id);

-- Options to choose from (variations), kept by category for many products, or made for one.
create table option_categories (
  store_id           integer not null references stores (store_id),
  option_category_id integer not null,
  name               text not null check (name <> ''),
  status             text not null default 'active' check (status in ('active', 'hidden', 'inactive')),
  position           integer not null default 0,
  version            integer not null default 1,
  changed_at         timestamptz not null,
  changed_by         text,
  deleted_at         timestamptz,
  primary key (store_id, option_category_id)
);

create table option_groups (
  store_id           integer not null references stores (store_id),
  group_id           integer not null,
  -- One of both: a group of the library, or one made for a product.
  option_category_id integer,
  product_id         integer,
  name               text not null check (name <> ''),
  -- Fewest and most choices; a most of 0 is without limit. Of one option: at most most_of_each, 0 without limit.
  least              integer not null default 0 check (least >= 0),
  most               integer not null default 0 check (most >= 0),
  most_of_each       integer not null default 0 check (most_of_each >= 0),
  rule               text not null default 'sum' check (rule in ('highest', 'lowest', 'mean', 'sum', 'incremental')),
  status             text not null default 'active' check (status in ('active', 'hidden', 'inactive')),
  position           integer not null default 0,
  version            integer not null default 1,
  changed_at         timestamptz not null,
  changed_by         text,
  deleted_at         timestamptz,
  primary key (store_id, group_id),
  foreign key (store_id, option_category_id) references option_categories (store_id, option_category_id),
  foreign key (store_id, product_id) references menu_products (store_id, product_id),
  constraint option_groups_owner_check check ((option_category_id is null) <> (product_id is null))
);
create index option_groups_of_category on option_groups (store_id, option_category_id, position) where deleted_at is null;
create index option_groups_of_product on option_groups (store_id, product_id) where deleted_at is null and product_id is not null;

create table group_options (
  store_id      integer not null,
  option_id     integer not null,
  group_id      integer not null,
  -- A stock item, which gives the name; or a loose one with a name of its own.
  stock_item_id integer,
  name          text,
  price_cents   integer not null default 0 check (price_cents >= 0),
  position      integer not null default 0,
  primary key (store_id, option_id),
  foreign key (store_id, group_id) references option_groups (store_id, group_id),
  foreign key (store_id, stock_item_id) references stock_items (store_id, stock_item_id),
  constraint group_options_name_check check ((stock_item_id is null) <> (name is null)),
  unique (store_id, group_id, stock_item_id)
);
create index group_options_of_group on group_options (store_id, group_id, position);
create index group_options_of_item on group_options (store_id, stock_item_id) where stock_item_id is not null;

-- Which products ask which groups; with a size: asked with that size only.
create table group_links (
  store_id   integer not null,
  link_id    integer not null,
  product_id integer not null,
  group_id   integer not null,
  size_id    integer,
  status     text not null default 'active' check (status in ('active', 'out', 'hidden')),
  position   integer not null default 0,
  primary key (store_id, link_id),
  unique nulls not distinct (store_id, product_id, group_id, size_id),
  foreign key (store_id, product_id) references menu_products (store_id, product_id),
  foreign key (store_id, group_id) references option_groups (store_id, group_id),
  foreign key (store_id, size_id) references menu_sizes (store_id, size_id)
);
create index group_links_of_product on group_links (store_id, product_id, position);
create index group_links_of_group on group_links (store_id, group_id);
create index group_links_of_size on group_links (store_id, size_id) where size_id is not null;

-- What a change of many things found, so that it can be taken back as a whole.
create table menu_batches (
  store_id integer not null references stores (store_id),
  batch_id uuid not null,
  kind     text not null,
  made_at  timestamptz not null,
  made_by  text,
  before   jsonb not null,
  primary key (store_id, batch_id)
);
create index menu_batches_by_age on menu_batches (store_id, made_at);

do $$
declare
  walled text;
begin
  foreach walled in array array['menus', 'stock_items', 'menu_products', 'menu_sizes', 'recipe_lines', 'option_categories',
    'option_groups', 'group_options', 'group_links', 'menu_batches'] loop
    perform wall_table(walled::regclass);
    execute format('grant select, insert, update, delete on %I to comanda_app', walled);
    execute format('grant select, insert, update, delete on %I to comanda_system', walled);
  end loop;
end
$$;
grant insert, update on menu_categories to comanda_app;

-- Numbers go on above those the provider's file gave; read through the wall.
alter table menu_categories no force row level security;
insert into record_numbers (store_id, counter, last)
select store_id, 'menu-category', max(category_id) from menu_categories group by store_id having max(category_id) > 0;
alter table menu_categories force row level security;
