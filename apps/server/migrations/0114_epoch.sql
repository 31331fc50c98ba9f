-- A random number of this branch of history. A restore begins another branch, so clients forget what they know.
-- Null: no server of 1.5 has started on this database yet.
alter table installation add column epoch uuid;
