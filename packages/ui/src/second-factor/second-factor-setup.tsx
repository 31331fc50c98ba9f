import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { copyText } from '../copy-text.ts';
import { CodeField } from '../form/fields/code-field.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './second-factor-setup.module.css';
import { secondFactorTexts as texts } from './texts.ts';

interface SecondFactorSetupProps {
  /** Content of the QR code. */
  uri: string;
  /** The secret of the QR code as text, for users who must type it. */
  secret: string;
  code: string;
  onCode: (code: string) => void;
  /** Reason why the code was refused. */
  error?: string | null;
  isBusy?: boolean;
  /** The buttons, if the form is not in a dialog. */
  children?: ReactNode;
}

/** Steps that set up a second factor: the secret as QR code and text, and a code to confirm. */
export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { uri, secret, code, onCode, error, isBusy, children } = props;
  return (
    <ol className={`stack-20 ${classes.steps}`}>
      <li>
        <p className={`text-label ${classes.step}`}>{texts.app}</p>
        <p className="prose-14">{texts.apps}</p>
      </li>
      <li>
        <p className={`text-label ${classes.step}`}>{texts.scan}</p>
        <div className="row-16 wraps">
          <QrCode text={uri} label={texts.qr} />
          <div className={`row-top-8 ${classes.typed}`}>
            <p className="prose-14">{texts.orType}</p>
            <code className={classes.letters}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <Button
              variant="default"
              icon={<IconCopy size={20} aria-hidden="true" />}
              onClick={() => void copyText(secret, texts)}
            >
              {texts.copy}
            </Button>
          </div>
        </div>
      </li>
      <li>
        <p className={`text-label ${classes.step}`}>{texts.confirm}</p>
        <CodeField label={texts.code} value={code} onChange={onCode} error={error} readOnly={isBusy} />
        <p className="prose-14">{texts.endsOthers}</p>
        {children}
      </li>
    </ol>
  );
}
