-- A step of the work after a restore, done once in the background, with its lease and end.
create table restore_steps (
  epoch uuid not null,
  step text not null,
  claimed_by uuid,
  claimed_until timestamp with time zone,
  waits text,
  finished_at timestamp with time zone,
  constraint restore_steps_pkey PRIMARY KEY (epoch, step),
  constraint restore_steps_epoch_fkey FOREIGN KEY (epoch) REFERENCES restores(epoch)
);
grant insert, select, update on restore_steps to comanda_system;
