-- Logins of the provider's team that another hand than their owner's changed: until a day after it they decide nothing. 'own-password' is the
-- owner's: a password chosen with the present one. Rows are never changed or deleted.
create table team_changes (
  change_id      bigint generated always as identity primary key,
  person_id      integer not null references provider_people (person_id),
  what           text not null check (what in ('added', 'email', 'role', 'factor', 'password', 'reactivated', 'own-password')),
  -- The login that changed it; at a terminal the account of the machine.
  changed_by     text not null,
  is_at_terminal boolean not null,
  changed_at     timestamptz not null
);
create index team_changes_of_person on team_changes (person_id);
grant select, insert on team_changes to comanda_system;
