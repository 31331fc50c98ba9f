import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  addStorePerson,
  type NewStorePerson,
  newStorePerson,
} from '@comanda/contract/people/access/provider-people.calls';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { peopleQuery } from './people-queries.ts';
import { peopleTexts } from './texts.ts';

interface AddPersonDialogProps {
  storeId: number;
  onClose: () => void;
  onLink: (link: { text: string; value: string }) => void;
}

const ROLES = (['operator', 'admin'] as const).map((value) => ({ value, label: peopleTexts.roles[value] }));

type Values = Omit<NewStorePerson, 'username' | 'email'> & { username: string; email: string };

/** Dialog that adds a user, who is invited by mail. The link of the invitation is shown only once. */
export function AddPersonDialog({ storeId, onClose, onLink }: AddPersonDialogProps) {
  const form = useCallForm({
    saved: { storeId, name: '', email: '', username: '', role: 'operator' } as Values,
    record: newStorePerson,
    check: ({ email, username }) => (email || username ? {} : { email: peopleTexts.needsLogin }),
    send: ({ email, username, ...values }) =>
      sendCall(addStorePerson, { ...values, email: email.trim() || null, username: username.trim() || null }),
    savedText: null,
    refreshes: [peopleQuery(storeId).queryKey],
    onSaved: ({ link, isMailed }, { name }) => {
      onClose();
      onLink({
        value: link,
        text: isMailed ? peopleTexts.invitedText(name) : peopleTexts.notMailedText(name),
      });
    },
  });
  return (
    <CallFormDialog
      form={form}
      title={peopleTexts.addTitle}
      submitText={peopleTexts.addSubmit}
      onClose={onClose}
    >
      <TextField label={peopleTexts.name} isFirst {...form.field('name')} />
      <TextField
        label={peopleTexts.email}
        hint={peopleTexts.emailHint}
        type="email"
        {...form.field('email')}
      />
      <TextField
        label={peopleTexts.username}
        hint={peopleTexts.usernameHint}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <Segmented label={peopleTexts.role} options={ROLES} {...form.field('role')} />
    </CallFormDialog>
  );
}
