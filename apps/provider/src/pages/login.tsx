import { Note } from '@comanda/ui/label/note.tsx';
import { LoginForm } from '../features/login/login-form.tsx';
import { loginTexts } from '../features/login/texts.ts';
import { TeamMark } from '../shared/brand/team-mark.tsx';
import classes from './login.module.css';

/** The console's door. */
export function LoginPage({ hasEnded }: { hasEnded: boolean }) {
  return (
    <div className={classes.page}>
      <div className={classes.brand}>
        <TeamMark />
      </div>
      <main className={classes.main}>
        {hasEnded ? (
          <Note tone="pending" isAlert>
            {loginTexts.ended}
          </Note>
        ) : null}
        <div className={classes.card}>
          <h1 className={classes.title}>{loginTexts.title}</h1>
          <p className={classes.subtitle}>{loginTexts.subtitle}</p>
          <LoginForm />
        </div>
        <p className={classes.other}>
          {loginTexts.otherDoor} <a href="/login">{loginTexts.toPanel}</a>
        </p>
      </main>
    </div>
  );
}
