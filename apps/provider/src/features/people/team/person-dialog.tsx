import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  addTeamPerson,
  newTeamPerson,
  savedTeamPerson,
  saveTeamPerson,
  type TeamPerson,
} from '@comanda/contract/people/provider/team.calls';
import {
  PROVIDER_ROLE_NAMES,
  PROVIDER_ROLES,
  type ProviderRole,
} from '@comanda/domain/people/provider/permissions';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useState } from 'react';
import { teamQuery } from './team-query.ts';
import { teamTexts as texts } from './texts.ts';
import { UnsentLink } from './unsent-link.tsx';

const ROLES = PROVIDER_ROLES.map((value) => ({ value, label: PROVIDER_ROLE_NAMES[value] }));
const EMPTY_PERSON = { name: '', login: '', email: '', role: 'support' as ProviderRole };

/** Dialog that adds a member, who gets a link to choose a password. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const [unsent, setUnsent] = useState<string | null>(null);
  const form = useCallForm({
    saved: EMPTY_PERSON,
    record: newTeamPerson,
    send: (values) => sendCall(addTeamPerson, values),
    savedText: null,
    refreshes: [teamQuery.queryKey],
    words: texts,
    onSaved: ({ link }) => {
      if (link !== null) return setUnsent(link);
      toast.success(texts.added);
      onClose();
    },
  });
  if (unsent !== null) return <UnsentLink link={unsent} onClose={onClose} />;
  return (
    <CallFormDialog form={form} title={texts.addTitle} submitText={texts.addSubmit} onClose={onClose}>
      <div className="stack-16">
        <TextField label={texts.name} isFirst {...form.field('name')} />
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <TextField
          label={texts.login}
          hint={texts.loginHint}
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('login')}
        />
        <SelectField
          label={texts.role}
          hint={texts.roles[form.values.role]}
          options={ROLES}
          {...form.field('role')}
        />
      </div>
    </CallFormDialog>
  );
}

/** Dialog that edits name, e-mail and role of a member. */
export function EditPersonDialog({ person, onClose }: { person: TeamPerson; onClose: () => void }) {
  const { personId, version, name, email, role } = person;
  const form = useCallForm({
    saved: { name, email: email ?? '', role },
    version,
    record: savedTeamPerson,
    send: (values, from) => sendCall(saveTeamPerson, { ...values, personId, version: from ?? version }),
    savedText: texts.saved,
    refreshes: [teamQuery.queryKey],
    words: texts,
    onSaved: onClose,
  });
  return (
    <CallFormDialog form={form} title={texts.editTitle(name)} submitText={texts.save} onClose={onClose}>
      <div className="stack-16">
        <TextField label={texts.name} isFirst {...form.field('name')} />
        <TextField label={texts.email} type="email" autoCapitalize="none" {...form.field('email')} />
        <SelectField
          label={texts.role}
          hint={texts.roleHint(texts.roles[form.values.role])}
          options={ROLES}
          {...form.field('role')}
        />
      </div>
    </CallFormDialog>
  );
}
