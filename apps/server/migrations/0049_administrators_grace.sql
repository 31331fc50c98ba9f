-- Whoever is made an administrator while the store demands a second factor has their own week to set one up: a role given in
-- the middle of an evening must not end it.
alter table users add column factor_grace_until timestamptz;
