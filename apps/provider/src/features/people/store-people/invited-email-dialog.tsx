import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  changeInvitedEmail,
  personEmail,
  type StorePerson,
} from '@comanda/contract/people/access/provider-people.calls';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { peopleQuery } from './people-queries.ts';
import { peopleTexts } from './texts.ts';

interface InvitedEmailDialogProps {
  storeId: number;
  person: StorePerson;
  onClose: () => void;
  onLink: (link: { text: string; value: string }) => void;
}

/** Dialog that changes the e-mail address of an invitation that never arrived. */
export function InvitedEmailDialog({ storeId, person, onClose, onLink }: InvitedEmailDialogProps) {
  const { userId, name, email } = person;
  const form = useCallForm({
    saved: { storeId, userId, email: email ?? '' },
    record: personEmail,
    send: (values) => sendCall(changeInvitedEmail, values),
    savedText: null,
    failedAt: 'email',
    refreshes: [peopleQuery(storeId).queryKey],
    onSaved: ({ link, isMailed }) => {
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
      title={peopleTexts.emailTitle(name)}
      submitText={peopleTexts.inviteAgain}
      onClose={onClose}
    >
      <TextField
        label={peopleTexts.email}
        hint={peopleTexts.invitedEmailHint}
        type="email"
        isFirst
        {...form.field('email')}
      />
    </CallFormDialog>
  );
}
