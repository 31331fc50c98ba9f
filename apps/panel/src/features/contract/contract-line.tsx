import type { PendingContract } from '@comanda/contract/store/contracts.calls';
import { IconSignature } from '@tabler/icons-react';
import classes from './contract-line.module.css';
import { contractOpening } from './contract-opening.ts';
import { contractTexts } from './texts.ts';

interface ContractLineProps {
  contract: PendingContract;
  /** Somebody wants to read it: what holds this line may close. */
  onRead?: () => void;
}

/** That a document waits, in one line; it opens when somebody asks for it, never by itself. */
export function ContractLine({ contract, onRead }: ContractLineProps) {
  return (
    <section className={classes.line} data-tone="pending" aria-label={contractTexts.waits}>
      <IconSignature size={20} aria-hidden="true" />
      <p className={classes.words}>
        <strong>{contractTexts.waits}</strong>{' '}
        <span>{contract.isMandatory ? contractTexts.mandatoryTitle(contract.title) : contract.title}</span>
      </p>
      <button
        type="button"
        className={classes.read}
        onClick={() => {
          contractOpening.open();
          onRead?.();
        }}
      >
        {contractTexts.readAndSign}
      </button>
    </section>
  );
}
