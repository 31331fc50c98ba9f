-- When the payment provider listed it among what it settles; null: it did not.
alter table receivables add column confirmed_at timestamptz;
