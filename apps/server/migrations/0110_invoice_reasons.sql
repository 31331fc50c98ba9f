-- What an invoice that was opened by hand is for, as the store reads it; null: it is of a period, or of before.
alter table invoices add column reason text;
