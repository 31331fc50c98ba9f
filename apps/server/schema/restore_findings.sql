-- A finding after a restore of the database that a person has to check.
create table restore_findings (
  epoch uuid not null,
  finding text not null,
  words text not null,
  found_at timestamp with time zone not null,
  constraint restore_findings_pkey PRIMARY KEY (epoch, finding),
  constraint restore_findings_epoch_fkey FOREIGN KEY (epoch) REFERENCES restores(epoch)
);
grant insert, select on restore_findings to comanda_system;
