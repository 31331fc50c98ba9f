-- The queue of manual money also has other work that one person of the provider asks for and another one approves. `about` says in words what it
-- is; `payload` is what is done once it is approved, and is emptied with the decision. What is of all stores has store 0, as mails have.
alter table manual_requests
  add column about   text,
  add column payload jsonb,
  -- The order it is about: its words go with the customer's.
  add column order_id bigint,
  -- Servers of the release before would post what they do not know as an adjustment: they cannot say this.
  add column is_carried_out boolean not null default false,
  drop constraint manual_requests_store_id_fkey,
  drop constraint manual_requests_kinds,
  drop constraint manual_requests_cents_check;
alter table manual_requests add constraint manual_requests_kinds check (
  case kind when 'adjustment' then cents <> 0 and account = 'current' and invoice_id is null
            when 'opening' then cents <> 0 and invoice_id is null and (account = 'current' or (account = 'available' and cents > 0))
            when 'invoice-paid' then account = 'invoiced' and cents > 0 and num_nulls(invoice_id, bank_code, open_cents) = 0
            when 'invoice-cancelled' then cents <> 0 and account = 'invoiced' and cents = open_cents and num_nulls(invoice_id, open_cents) = 0
            when 'plan' then store_id = 0 and about is not null and (decision is distinct from 'approved' or is_carried_out)
            else kind in ('refund', 'fine', 'fine-reversed', 'reversal-approved', 'holder', 'commission', 'invoice')
                 and store_id > 0 and about is not null and (decision is distinct from 'approved' or is_carried_out) end) not valid;
grant update (payload, is_carried_out) on manual_requests to comanda_system;

-- What a person of the provider moved without a second one on an operational day; cents.
create table team_spending (
  person_id integer not null references provider_people (person_id),
  day       date not null,
  cents     bigint not null,
  primary key (person_id, day)
);
grant select, insert, update on team_spending to comanda_system;
