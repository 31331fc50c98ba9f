-- What stores owe past its day is read over all stores, the oldest first: by its day, whatever is open and not due yet.
create index invoices_overdue on invoices (due_on, store_id, invoice_id) where status = 'open' and not is_legacy;
