-- Who asked for a code, keyed: asking again voids one's own codes only, never the one somebody else is typing.
alter table recovery_codes add column asked_by bytea;
