-- Products uploaded in bulk: a file, and its rows until nobody asks for them any more.
create table product_files (
  store_id       integer not null references stores (store_id),
  file_id        integer not null,
  file_name      text not null,
  -- Until it was read.
  content        bytea,
  -- How it is read: columns, encoding, separator, whether it has headings; see the area.
  reading        jsonb not null,
  -- The headings it has; null: none, or not read yet.
  headings       jsonb,
  should_update  boolean not null,
  waits_for_yes  boolean not null,
  state          text not null check (state in ('reading', 'checking', 'checked', 'writing', 'finished', 'cancelled',
                   'failed', 'taking-back', 'taken-back')),
  fault          text,
  sent_by        text not null,
  sent_by_id     integer not null,
  sent_at        timestamptz not null,
  finished_at    timestamptz,
  total          integer not null default 0,
  checked        integer not null default 0,
  written        integer not null default 0,
  new_count      integer not null default 0,
  changed_count  integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count  integer not null default 0,
  taken_back_count integer not null default 0,
  kept_count     integer not null default 0,
  -- The server that works on it, and until when it may be silent before another one goes on.
  claimed_by     uuid,
  claimed_until  timestamptz,
  primary key (store_id, file_id)
);
-- One at a time.
create unique index product_files_one_open on product_files (store_id)
  where state in ('reading', 'checking', 'checked', 'writing', 'taking-back');
create index product_files_worked on product_files (claimed_until nulls first)
  where state in ('reading', 'checking', 'writing', 'taking-back');
create index product_files_by_age on product_files (sent_at);

create table product_file_rows (
  store_id     integer not null,
  file_id      integer not null,
  row_no       integer not null,
  -- Where it stands in the file, as spreadsheets count.
  line         integer not null,
  -- As it came, for whoever mends it.
  cells        jsonb not null,
  -- With leading zeros to fourteen digits; null: none that is right.
  barcode      text,
  -- What was read; null where something of it cannot be.
  given        jsonb,
  faults       jsonb not null default '[]',
  outcome      text check (outcome in ('new', 'changed', 'unchanged', 'refused')),
  product_id   integer,
  -- Of several products with its barcode the one somebody chose.
  chosen_id    integer,
  before       jsonb,
  after        jsonb,
  -- The product's version that this row made.
  made_version integer,
  -- A category it made.
  made_category_id integer,
  is_done      boolean not null default false,
  -- Of one that was to be taken back: whether it was, or somebody had changed the product since.
  is_taken_back boolean,
  primary key (store_id, file_id, row_no),
  foreign key (store_id, file_id) references product_files (store_id, file_id)
);
create index product_file_rows_by_barcode on product_file_rows (store_id, file_id, barcode, row_no)
  where barcode is not null;
create index product_file_rows_by_outcome on product_file_rows (store_id, file_id, outcome, row_no);

select wall_table('product_files');
select wall_table('product_file_rows');
grant select, insert, update on product_files, product_file_rows to comanda_app;
grant select, insert, update, delete on product_files, product_file_rows to comanda_system;
