-- The provider finds one of many stores by any part of its names, document, city, e-mail or telephone, or of a login of
-- its people. Trigrams find parts of words by an index; the extension is PostgreSQL's own, and whoever owns the database
-- may add it. Where somebody put it into a schema of its own, it is used from there.

create extension if not exists pg_trgm;

-- Begins with a blank, as every word in it: short words are looked for at the beginnings of words.
alter table stores add column found_by text generated always as (
  ' ' || lower(regexp_replace(normalize(
    name || ' ' || legal_name || ' ' || document || ' ' || city || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''),
    NFD), '[\u0300-\u036f]', '', 'g'))
) stored;

do $$
declare
  home text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace
                 where e.extname = 'pg_trgm');
begin
  execute format('create index stores_by_words on stores using gin (found_by %I.gin_trgm_ops)', home);
  execute format('create index login_names_by_part on login_names using gin (login %I.gin_trgm_ops)', home);
end
$$;

create index login_names_by_store on login_names (store_id);
create index stores_suspended on stores (store_id) where is_suspended;
