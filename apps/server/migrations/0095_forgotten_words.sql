-- Words about an order go when its customer is erased or after their time. Entries of the book stay as they are:
-- of a posting the background role may change the reason alone, and only into the sentence that says it is gone.
grant update (reason) on ledger_postings to comanda_system;
create policy reasons_go on ledger_postings as restrictive for update to comanda_system
  using (true) with check (reason = 'Apagado com os dados do cliente.');
grant update (reason) on manual_requests to comanda_system;

-- How far orders of a store have lost their words: orders of before keep notes of items, so all are walked once more.
alter table order_privacy_marks
  add column contacts_gone_until timestamptz not null default '-infinity',
  add column names_gone_until    timestamptz not null default '-infinity';
