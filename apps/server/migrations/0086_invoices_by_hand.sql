-- Invoices that are paid or given up by hand wait for a second person, on the queue of adjustments and opening rows.
alter table manual_requests
  add column invoice_id integer,
  -- What the bank calls the money that came in: told again, it counts once.
  add column bank_code  text,
  -- What was open of the invoice when somebody asked. Whoever approves it approves this.
  add column open_cents bigint,
  drop constraint manual_requests_kind_check,
  drop constraint manual_requests_account_check,
  drop constraint manual_requests_account;
alter table manual_requests add constraint manual_requests_kinds check (
  case kind when 'adjustment' then account = 'current' and invoice_id is null
            when 'opening' then invoice_id is null and (account = 'current' or (account = 'available' and cents > 0))
            when 'invoice-paid' then account = 'invoiced' and cents > 0 and num_nulls(invoice_id, bank_code, open_cents) = 0
            when 'invoice-cancelled' then account = 'invoiced' and cents = open_cents and num_nulls(invoice_id, open_cents) = 0
            else false end) not valid;
