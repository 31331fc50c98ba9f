-- How many things are in an order, for its card: who packs counts.
alter table orders add column item_count integer not null default 0;

-- What stands on a board today; older orders show their items only.
update orders o
   set item_count = (
     select coalesce(round(sum(
              case when upper(trim(item ->> 'unit')) in
                     ('', 'UN', 'UND', 'UNI', 'UNID', 'UNIDADE', 'UNIDADES', 'UNIT', 'UNITS', 'PC', 'PÇ', 'EA')
                   then (item ->> 'quantity')::numeric else 1 end)), 0)
       from jsonb_array_elements(o.document -> 'items') item)
 where (closed_at is null or closed_at > now() - interval '2 days') and jsonb_typeof(document -> 'items') = 'array';
