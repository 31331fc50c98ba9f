select 1; -- Reserved: replaced by the change that needs it.
