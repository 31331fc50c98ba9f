import type { PendingAgreement } from '@comanda/contract/store/store/agreements.calls';
import { IconSignature } from '@tabler/icons-react';
import classes from './agreement-line.module.css';
import { agreementOpening } from './agreement-opening.ts';
import { agreementTexts } from './texts.ts';

interface AgreementLineProps {
  agreement: PendingAgreement;
  /** The person opens the document: the container of this line may close. */
  onRead?: () => void;
}

/** One line for a document that waits for a signature. Only a person opens it, it never opens by itself. */
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
