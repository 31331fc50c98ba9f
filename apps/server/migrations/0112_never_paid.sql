-- It was to be paid online first, nobody did, and it was closed so: boards do not show it. Null: it was, or is of before 1.5.
alter table orders add column never_paid boolean;
