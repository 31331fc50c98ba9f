import type { PendingAgreement } from '@comanda/contract/store/store/agreements.calls';
import { IconSignature } from '@tabler/icons-react';
import classes from './agreement-line.module.css';
import { agreementOpening } from './agreement-opening.ts';
import { agreementTexts } from './texts.ts';

interface AgreementLineProps {
  agreement: PendingAgreement;
  /** Called when the person opens the document, so that the parent may close. */
  onRead?: () => void;
}

/** One line for a document that waits for a signature. It opens only by a click, never automatically. */
export function AgreementLine({ agreement, onRead }: AgreementLineProps) {
  return (
    <section className={`row-10 toned ${classes.line}`} data-tone="pending" aria-label={agreementTexts.waits}>
      <IconSignature size={20} aria-hidden="true" />
      <p className={`fill ${classes.words}`}>
        <strong>{agreementTexts.waits}</strong>{' '}
        <span>
          {agreement.isMandatory ? agreementTexts.mandatoryTitle(agreement.title) : agreement.title}
        </span>
      </p>
      <button
        type="button"
        className={`plain-button ${classes.read}`}
        onClick={() => {
          agreementOpening.open();
          onRead?.();
        }}
      >
        {agreementTexts.readAndSign}
      </button>
    </section>
  );
}
