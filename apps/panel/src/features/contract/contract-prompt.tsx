import type { PendingContract } from '@comanda/contract/store/contracts.calls';
import { RichTextView } from '@comanda/web/views/rich-text-view';
import { IconExternalLink, IconSignature, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { contractQuery } from './api/check-terms.ts';
import { contractOpening } from './contract-opening.ts';
import classes from './contract-prompt.module.css';
import { SignatureForm } from './signature-form.tsx';
import { contractTexts } from './texts.ts';

/**
 * The document that waits for the administrator's signature, once somebody asks for it: one that must be signed as a
 * sheet below the orders, which go on working above it; any other as a dialog. Closed, it waits as a line again.
 */
export function ContractPrompt() {
  const { data: contract } = useQuery(contractQuery);
  const isOpen = useSyncExternalStore(
    contractOpening.subscribe,
    contractOpening.getSnapshot,
    contractOpening.getSnapshot,
  );
  const wasAsked = useRef(false);

  useEffect(() => {
    if (contract) wasAsked.current = true;
    else if (contract === null && wasAsked.current) {
      wasAsked.current = false;
      contractOpening.close();
      toast.success(contractTexts.signed, { durationMs: 4000 });
    }
  }, [contract]);

  if (!contract || !isOpen) return null;
  // Another document is another prompt: nothing of what was typed for the last one stays.
  if (contract.isMandatory) return <MandatorySheet key={contract.contractId} contract={contract} />;
  return (
    <Dialog
      key={contract.contractId}
      opened
      width={640}
      title={contractTexts.optionalTitle}
      onClose={contractOpening.close}
    >
      <h3 className={classes.dialogTitle}>{contract.title}</h3>
      <Document contract={contract} />
      <SignatureForm contract={contract} onDone={contractOpening.close} />
    </Dialog>
  );
}

function MandatorySheet({ contract }: { contract: PendingContract }) {
  const titleId = useId();
  // On a phone the orders need the room, and everywhere once the link is on its way: the document opens on demand.
  const isFolded = useIsNarrow() || contract.sentTo !== null;
  const [isReading, setReading] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  // It makes room for the orders, and goes on waiting for its signature.
  const fold = () => {
    toast.error(contractTexts.mandatory);
    contractOpening.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    fold();
  };
  return (
    // Not modal: the orders above stay in reach.
    <div
      ref={sheet}
      role="dialog"
      tabIndex={-1}
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
        <button type="button" className={classes.close} aria-label={contractTexts.close} onClick={fold}>
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
