import { Note } from '@comanda/ui/label/note.tsx';
import { LoginForm } from '../features/people/login/login-form.tsx';
import { NoPersonYet } from '../features/people/login/no-person-yet.tsx';
import { loginTexts } from '../features/people/login/texts.ts';
import { LoginFrame } from '../shared/login-frame.tsx';
import classes from './login.module.css';

export function LoginPage({ hasEnded }: { hasEnded: boolean }) {
  return (
    <LoginFrame
      title={loginTexts.title}
      subtitle={loginTexts.subtitle}
      note={
        hasEnded ? (
          <Note tone="pending" isAlert>
            {loginTexts.ended}
          </Note>
        ) : (
          <NoPersonYet />
        )
      }
      foot={
        <p className={`muted-15 ${classes.other}`}>
          {loginTexts.otherLogin} <a href="/login">{loginTexts.toPanel}</a>
        </p>
      }
    >
      <LoginForm />
    </LoginFrame>
  );
}
