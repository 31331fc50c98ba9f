-- A change of the login of a person of the provider, with its kind, author and time.
create table team_changes (
  change_id bigint not null generated always as identity,
  person_id integer not null,
  what text not null,
  changed_by text not null,
  is_at_terminal boolean not null,
  changed_at timestamp with time zone not null,
  constraint team_changes_pkey PRIMARY KEY (change_id),
  constraint team_changes_person_id_fkey FOREIGN KEY (person_id) REFERENCES provider_people(person_id),
  constraint team_changes_what_check CHECK ((what = ANY (ARRAY['added'::text, 'email'::text, 'role'::text, 'factor'::text, 'password'::text, 'reactivated'::text, 'own-password'::text])))
);
CREATE INDEX team_changes_of_person on team_changes USING btree (person_id);
grant insert, select on team_changes to comanda_system;
