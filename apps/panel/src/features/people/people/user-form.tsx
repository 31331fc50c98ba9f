import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallForm } from '@comanda/client/form/call-form.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { createUser, updateUser } from '@comanda/contract/people/access/people.calls';
import {
  newUser,
  type SavedUser,
  type StoreUser,
  userEdit,
} from '@comanda/contract/people/access/people.wire';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { peopleQuery } from './people-query.ts';
import { userTexts } from './texts.ts';
import { UnsentInvitation } from './unsent-invitation.tsx';
import { PasswordFields, PersonFields } from './user-fields.tsx';
import { NEW_USER, sentPasswords, type UserValues, userFaults, valuesOf } from './user-values.ts';

const WORDS = { failed: userTexts.failed };
const ENTERS = [
  { value: 'invitation', label: userTexts.byInvitation },
  { value: 'password', label: userTexts.byPassword },
] as const;

/** Returns to the list without a question, because all values are saved. */
function useWayBack() {
  const router = useRouter();
  return () =>
    router.history.push('/configuracoes/usuarios/list', router.history.location.state, {
      ignoreBlocker: true,
    });
}

const inWords = ({ name, email, role, isActive }: UserValues) =>
  [
    [userTexts.name, name],
    [userTexts.email, email],
    [userTexts.role, userTexts.roles[role]],
    [userTexts.statusLabel, userTexts.status(isActive)],
  ] as const;

/** A new user, by an invitation or with a typed password. */
export function NewUserForm() {
  const goBack = useWayBack();
  const [unsent, setUnsent] = useState<SavedUser | null>(null);
  const form = useCallForm<UserValues, SavedUser>({
    saved: NEW_USER,
    record: newUser,
    check: (values) =>
      values.isInvited
        ? { email: userFaults(values, { isPasswordNeeded: false }).email }
        : userFaults(values, { isPasswordNeeded: true }),
    send: (values) =>
      sendCall(createUser, {
        ...values,
        ...(values.isInvited ? { password: null, confirmation: null } : sentPasswords(values)),
      }),
    savedText: userTexts.created,
    refreshes: [peopleQuery.queryKey],
    words: WORDS,
    onSaved: (saved) => {
      if (saved.link === null) goBack();
      else setUnsent(saved);
    },
  });
  const { isInvited } = form.values;
  const sendText = isInvited ? userTexts.invite : userTexts.save;
  return (
    <CallForm form={form} isNew saveText={form.isSaving ? userTexts.saving : sendText}>
      <FormCard title={userTexts.data}>
        <PersonFields form={form} emailHint={userTexts.emailHint} />
      </FormCard>
      <FormCard title={userTexts.access}>
        <Segmented
          label={userTexts.enters}
          options={ENTERS}
          value={isInvited ? 'invitation' : 'password'}
          onChange={(choice) =>
            form.change({ isInvited: choice === 'invitation', password: '', confirmation: '' })
          }
          hint={isInvited ? userTexts.invitationHint : userTexts.passwordHint}
        />
        {isInvited ? null : <PasswordFields form={form} isNeeded />}
      </FormCard>
      <UnsentInvitation saved={unsent} onClose={goBack} />
    </CallForm>
  );
}

/** An existing user. Users cannot block themselves or change their own password here. */
export function EditUserForm({ user, isOwn }: { user: StoreUser; isOwn: boolean }) {
  const goBack = useWayBack();
  const { userId, username, email } = user;
  const form = useCallForm<UserValues, SavedUser>({
    saved: valuesOf(user),
    version: user.version,
    record: userEdit,
    check: (values) => userFaults(values, { isPasswordNeeded: false }),
    send: (values, version) =>
      sendCall(updateUser, {
        userId,
        // Sends the name only if it changed: an old name may be longer than today's limit, and the server
        // would refuse it.
        name: values.name === user.name ? null : values.name,
        ...{ email: values.email, role: values.role, isActive: values.isActive },
        ...sentPasswords(values),
        version: version ?? null,
      }),
    savedText: userTexts.updated,
    refreshes: [peopleQuery.queryKey],
    words: WORDS,
    onSaved: goBack,
  });
  const hasOtherLogin = username !== (email ?? '').toLowerCase();
  return (
    <CallForm form={form} saveText={form.isSaving ? userTexts.saving : userTexts.save} inWords={inWords}>
      <FormCard title={userTexts.data} hint={isOwn ? userTexts.ownAccess : null}>
        <PersonFields
          form={form}
          emailHint={hasOtherLogin ? userTexts.loginHint(username) : userTexts.emailHint}
          isOwn={isOwn}
        />
      </FormCard>
      <FormCard title={userTexts.access} hint={isOwn ? null : userTexts.newPasswordHint}>
        {isOwn ? (
          <p className="prose">
            {userTexts.ownPassword} <a href="/minha-conta">{userTexts.account}</a>.
          </p>
        ) : (
          <PasswordFields form={form} isNeeded={false} />
        )}
      </FormCard>
    </CallForm>
  );
}
