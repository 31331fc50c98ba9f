import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  CONFIRMATION_DIFFERS,
  PASSWORD_FAULT_TEXTS,
} from '@comanda/contract/people/access/password-fault-texts';
import {
  changedProviderPassword,
  openProviderLink,
  setProviderPassword,
} from '@comanda/contract/people/provider/own-account.calls';
import { passwordFault } from '@comanda/domain/people/access/password-rules';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { PasswordField } from '@comanda/ui/form/fields/password-field.tsx';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './account.module.css';
import { accountTexts as texts } from './texts.ts';

const EMPTY = { password: '', confirmation: '' };
/** Refusals that the same link gets again. After others, such as too many requests, a retry may succeed. */
const OVER: ReadonlySet<ApiError['code']> = new Set(['password-link.invalid', 'request.invalid']);

/** Page of a password link: the user's name and the new password. */
export function ChoosePassword({ token }: { token: string }) {
  const [isSaved, setSaved] = useState(false);
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: () =>
      sendCall(openProviderLink, { token }).catch((error: unknown) => {
        if (error instanceof ApiError && OVER.has(error.code)) return null;
        throw error;
      }),
    meta: { silent: true },
  });
  if (isSaved) {
    return (
      <EmptyState
        isCompact
        icon={<IconCircleCheck size={28} stroke={1.75} />}
        title={texts.saved}
        action={<ToLogin />}
      />
    );
  }
  return (
    <QueryFaces
      query={link}
      skeleton={<CardListSkeleton count={1} />}
      failed={texts.linkFailed}
      failedHint={texts.linkFailedHint}
      isCompact
    >
      {(found) =>
        found === null ? (
          <EmptyState
            isCompact
            icon={<IconLinkOff size={28} stroke={1.75} />}
            title={texts.linkOver}
            action={<ToLogin />}
          >
            {texts.linkOverHint}
          </EmptyState>
        ) : (
          <>
            <p className={`muted-15 ${classes.hint}`}>{texts.linkHint(found.name, found.login)}</p>
            <NewPassword token={token} login={found.login} onSaved={() => setSaved(true)} />
          </>
        )
      }
    </QueryFaces>
  );
}

function ToLogin() {
  return <ButtonLink href="/provedor">{texts.toLogin}</ButtonLink>;
}

function NewPassword({ token, login, onSaved }: { token: string; login: string; onSaved: () => void }) {
  const form = useCallForm({
    saved: EMPTY,
    check: ({ password, confirmation }) => {
      const fault = passwordFault(password);
      return {
        password: fault === null ? undefined : PASSWORD_FAULT_TEXTS[fault],
        confirmation: password === confirmation ? undefined : CONFIRMATION_DIFFERS,
      };
    },
    send: (values) => sendCall(setProviderPassword, { ...values, token }),
    // The record of the form that changes a password also fits here, because its fields have the same names.
    record: changedProviderPassword,
    savedText: null,
    words: texts,
    onSaved,
  });
  return (
    <form
      ref={form.element}
      noValidate
      className={`stack-16 ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {/* Password managers read the login from this input. */}
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        hint={texts.passwordRules}
        {...form.field('password')}
      />
      <PasswordField label={texts.confirmation} autoComplete="new-password" {...form.field('confirmation')} />
      <Button type="submit" isWide size="large" isBusy={form.isSaving}>
        {texts.save}
      </Button>
    </form>
  );
}
