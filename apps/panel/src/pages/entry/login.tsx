import type { Brand } from '@comanda/ui/brand.ts';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { IconInfoCircle, IconPhone } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoginForm } from '../../features/people/access/login/login-form.tsx';
import type { LoginLink } from '../../features/people/access/login/login-link.ts';
import { entryReasonTexts, loginTexts } from '../../features/people/access/login/texts.ts';
import { stepInHistory } from '../../features/people/access/recovery/recovery-history.ts';
import { loadCode } from '../../shared/code/load-code.ts';
import type { EntryReason } from '../../shared/session/entry-reason.ts';
import classes from './login.module.css';

const loadWizard = () => import('../../features/people/access/recovery/recovery-wizard.tsx');
const loadRegistration = () => import('../../features/people/access/registration/registration-dialog.tsx');
const RecoveryWizard = lazy(async () => ({ default: (await loadWizard()).RecoveryWizard }));
const RegistrationDialog = lazy(async () => ({ default: (await loadRegistration()).RegistrationDialog }));

/**
 * Opens a part after its code has loaded. If loading fails offline, the screen and the typed text do not
 * change.
 */
async function openWhenLoaded(load: () => Promise<unknown>, open: () => void): Promise<void> {
  try {
    await loadCode(load);
    open();
  } catch {
    await alertDialog({ kind: 'error', text: loginTexts.chunkFailed });
  }
}

interface LoginPageProps {
  brand: Brand;
  /** Phone number formatted for people; null if the server has none. */
  supportPhone: string | null;
  link: LoginLink | null;
  reason: EntryReason | null;
}

/** The login page: one card with login or password recovery, the link for new stores, the support phone. */
export function LoginPage({ brand, supportPhone, link, reason }: LoginPageProps) {
  const [isRecovering, setRecovering] = useState(() => stepInHistory() !== null);
  const [isRegistering, setRegistering] = useState(false);
  useEffect(() => {
    const follow = () => setRecovering(stepInHistory() !== null);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <div className={`row ${classes.page}`}>
      <main className={classes.main}>
        <div className={classes.brand}>
          <brand.Wordmark height={36} />
        </div>
        {reason && !isRecovering ? (
          <p className={`row-10 toned ${classes.reason}`} data-tone="pending" role="alert">
            <IconInfoCircle size={20} aria-hidden="true" />
            {entryReasonTexts[reason]}
          </p>
        ) : null}
        <div className={classes.card}>
          {isRecovering ? (
            <Suspense fallback={null}>
              <RecoveryWizard />
            </Suspense>
          ) : (
            <>
              <div className={classes.head}>
                <h1 className="door-title">{loginTexts.title}</h1>
                <p className="muted-15">{loginTexts.subtitle}</p>
              </div>
              <LoginForm link={link} onForgot={() => openWhenLoaded(loadWizard, () => setRecovering(true))} />
            </>
          )}
        </div>
        {isRecovering ? null : (
          <p className={`text-15 ${classes.newcomer}`}>
            {loginTexts.newcomer}{' '}
            <button
              type="button"
              className={`plain-button ${classes.linkButton}`}
              onClick={() => openWhenLoaded(loadRegistration, () => setRegistering(true))}
            >
              {loginTexts.requestRegistration}
            </button>
          </p>
        )}
      </main>
      <footer className={classes.foot}>
        {supportPhone ? (
          <a
            className={`inline-8 muted-15 ${classes.phone}`}
            href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
          >
            <IconPhone size={18} aria-hidden="true" />
            {loginTexts.support} {supportPhone}
          </a>
        ) : null}
      </footer>
      <Suspense fallback={null}>
        {isRegistering ? <RegistrationDialog onClose={() => setRegistering(false)} /> : null}
      </Suspense>
    </div>
  );
}
