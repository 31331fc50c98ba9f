-- What the payment provider makes of a document that was approved here: 'waiting', 'approved', 'rejected'; null: nothing was told of this
-- sending. `verdict_at` is the provider's own time, also of the sending before: what is older says nothing.
alter table online_documents add column verdict text, add column verdict_reason text, add column verdict_at timestamptz;
