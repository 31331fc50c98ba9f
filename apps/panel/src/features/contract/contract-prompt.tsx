import type { PendingContract } from '@comanda/contract/store/contracts.calls';
import { RichTextView } from '@comanda/web/views/rich-text-view';
import { IconExternalLink, IconSignature, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { contractQuery } from './api/check-terms.ts';
import classes from './contract-prompt.module.css';
import { SignatureForm } from './signature-form.tsx';
import { contractTexts } from './texts.ts';

/**
 * Asks the administrator to sign a document. One that must be signed stays as a sheet below the orders, which go on
 * working above it; any other is a dialog that goes for this visit.
 */
export function ContractPrompt() {
  const { data: contract } = useQuery(contractQuery);
  const [dismissedId, setDismissedId] = useState<number | null>(null);
  const wasAsked = useRef(false);

  useEffect(() => {
    if (contract) wasAsked.current = true;
    else if (contract === null && wasAsked.current) {
      wasAsked.current = false;
      toast.success(contractTexts.signed, { durationMs: 4000 });
    }
  }, [contract]);

  if (!contract || contract.contractId === dismissedId) return null;
  const dismiss = () => setDismissedId(contract.contractId);
  // Another document is another prompt: nothing of what was typed for the last one stays.
  if (contract.isMandatory) return <MandatorySheet key={contract.contractId} contract={contract} />;
  return (
    <Dialog
      key={contract.contractId}
      opened
      width={640}
      title={contractTexts.optionalTitle}
      onClose={dismiss}
    >
      <h3 className={classes.dialogTitle}>{contract.title}</h3>
      <Document contract={contract} />
      <SignatureForm contract={contract} onDone={dismiss} />
    </Dialog>
  );
}

function MandatorySheet({ contract }: { contract: PendingContract }) {
  const titleId = useId();
  // On a phone the orders need the room, and everywhere once the link is on its way: the document opens on demand.
  const isFolded = useIsNarrow() || contract.sentTo !== null;
  const [isReading, setReading] = useState(false);
  const refuse = () => toast.error(contractTexts.mandatory);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    refuse();
  };
  return (
    // Not modal: the orders above stay in reach.
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      className={classes.sheet}
      onKeyDown={onKeyDown}
    >
      <header className={classes.head}>
        <IconSignature size={22} aria-hidden="true" />
        <div className={classes.titles}>
          <h2 id={titleId} className={classes.title}>
            {contract.title}
          </h2>
          <p className={classes.note}>{contractTexts.mandatoryNote}</p>
        </div>
        <button type="button" className={classes.close} aria-label={contractTexts.close} onClick={refuse}>
          <IconX size={20} aria-hidden="true" />
        </button>
      </header>
      {isFolded ? (
        <button
          type="button"
          className={classes.read}
          aria-expanded={isReading}
          onClick={() => setReading(!isReading)}
        >
          {isReading ? contractTexts.fold : contractTexts.read}
        </button>
      ) : null}
      <div className={classes.body}>
        {isReading || !isFolded ? (
          <div className={classes.reading}>
            <Document contract={contract} />
          </div>
        ) : null}
        <SignatureForm contract={contract} onDone={() => undefined} />
      </div>
    </div>
  );
}

function Document({ contract }: { contract: PendingContract }) {
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={contractTexts.document}
        className={classes.document}
      >
        <RichTextView html={contract.html} heading="h3" />
      </section>
      {contract.link === null ? null : (
        <a className={classes.link} href={contract.link} target="_blank" rel="noreferrer noopener">
          {contractTexts.readElsewhere}
          <IconExternalLink size={16} aria-hidden="true" />
        </a>
      )}
    </>
  );
}
