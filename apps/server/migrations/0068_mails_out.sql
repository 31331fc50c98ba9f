-- Mail that is to go out: written in the transaction that causes it, sent by whichever server holds its lease. Those of
-- the provider's own people stand under store 0.
create table mails_out (
  store_id      integer not null,
  -- Its Message-ID, too: a mail that is sent twice says so.
  mail_id       uuid not null,
  kind          text not null check (kind <> ''),
  -- Masked, for people to read; the whole address is sealed.
  shown_to      text not null,
  -- Address, subject and texts, sealed with the server's secret; gone once nobody is to send it any more.
  sealed        bytea,
  state         text not null default 'waiting'
    check (state in ('waiting', 'sent', 'given-up', 'expired', 'dropped')),
  queued_at     timestamptz not null,
  -- Until when a code or link in it is good; null: it holds none.
  expires_at    timestamptz,
  -- Given up, if it has not gone out by then.
  tried_until   timestamptz not null,
  attempts      integer not null default 0,
  -- Why the last attempt failed: a kind, and the mail server's codes.
  fault         text check (fault in ('refused', 'unreachable', 'unknown', 'not-set-up', 'unreadable')),
  fault_codes   text,
  ended_at      timestamptz,
  claimed_by    uuid,
  -- Nobody else touches it before; null: at once.
  claimed_until timestamptz,
  primary key (store_id, mail_id),
  constraint mails_out_sealed check ((sealed is null) = (state in ('sent', 'expired', 'dropped')))
);
create index mails_out_open on mails_out (claimed_until) where state in ('waiting', 'given-up');
create index mails_out_by_age on mails_out (queued_at);
create index mails_out_of_store on mails_out (store_id, queued_at);

select wall_table('mails_out');
grant insert on mails_out to comanda_app;
grant select, insert, update, delete on mails_out to comanda_system;
