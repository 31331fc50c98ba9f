import type { PendingAgreement } from '@comanda/contract/store/store/agreements.calls';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useIsNarrow } from '@comanda/ui/use-is-narrow.ts';
import { RichTextView } from '@comanda/web/views/rich-text-view';
import { IconExternalLink, IconSignature, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { agreementOpening } from './agreement-opening.ts';
import classes from './agreement-prompt.module.css';
import { agreementQuery } from './api/check-terms.ts';
import { SignatureForm } from './signature-form.tsx';
import { agreementTexts } from './texts.ts';

/**
 * The document for the administrator's signature, after a person opened it. A mandatory document is a sheet
 * at the bottom, and the orders above stay usable. Any other document is a dialog. After closing, the
 * document is a line again.
 */
export function AgreementPrompt() {
  const { data: agreement } = useQuery(agreementQuery);
  const isOpen = agreementOpening.useIsOpen();
  const wasRequested = useRef(false);

  useEffect(() => {
    if (agreement) wasRequested.current = true;
    else if (agreement === null && wasRequested.current) {
      wasRequested.current = false;
      agreementOpening.close();
      toast.success(agreementTexts.signed, { durationMs: 4000 });
    }
  }, [agreement]);

  if (!agreement || !isOpen) return null;
  // Another document gets a new prompt, without the text typed for the last one.
  if (agreement.isMandatory) return <MandatorySheet key={agreement.agreementId} agreement={agreement} />;
  return (
    <Dialog
      key={agreement.agreementId}
      opened
      width={640}
      title={agreementTexts.optionalTitle}
      onClose={agreementOpening.close}
    >
      <h3 className={classes.dialogTitle}>{agreement.title}</h3>
      <Document agreement={agreement} />
      <SignatureForm agreement={agreement} onDone={agreementOpening.close} />
    </Dialog>
  );
}

function MandatorySheet({ agreement }: { agreement: PendingAgreement }) {
  const titleId = useId();
  // Starts folded on a phone, and if the link was already sent, because the orders need the room.
  const isFolded = useIsNarrow() || agreement.sentTo !== null;
  const [isReading, setReading] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  // Folds the document to give the orders room. The document still waits for its signature.
  const fold = () => {
    toast.error(agreementTexts.mandatory);
    agreementOpening.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    fold();
  };
  return (
    // Not modal, so that the orders above stay reachable.
    <div
      ref={sheet}
      role="dialog"
      tabIndex={-1}
      aria-modal="false"
      aria-labelledby={titleId}
      className={classes.sheet}
      onKeyDown={onKeyDown}
    >
      <header className={`row-top-12 ${classes.head}`}>
        <IconSignature size={22} aria-hidden="true" />
        <div className="fill">
          <h2 id={titleId} className={classes.title}>
            {agreement.title}
          </h2>
          <p className={`muted-14 ${classes.note}`}>{agreementTexts.mandatoryNote}</p>
        </div>
        <button
          type="button"
          className={`plain-button centered ${classes.close}`}
          aria-label={agreementTexts.close}
          onClick={fold}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      </header>
      {isFolded ? (
        <button
          type="button"
          className={`plain-button ${classes.read}`}
          aria-expanded={isReading}
          onClick={() => setReading(!isReading)}
        >
          {isReading ? agreementTexts.fold : agreementTexts.read}
        </button>
      ) : null}
      <div className={classes.body}>
        {isReading || !isFolded ? (
          <div className={classes.reading}>
            <Document agreement={agreement} />
          </div>
        ) : null}
        <SignatureForm agreement={agreement} onDone={() => undefined} />
      </div>
    </div>
  );
}

function Document({ agreement }: { agreement: PendingAgreement }) {
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={agreementTexts.document}
        className={classes.document}
      >
        <RichTextView html={agreement.html} heading="h3" />
      </section>
      {agreement.link === null ? null : (
        <a
          className={`inline-6 ${classes.link}`}
          href={agreement.link}
          target="_blank"
          rel="noreferrer noopener"
        >
          {agreementTexts.readElsewhere}
          <IconExternalLink size={16} aria-hidden="true" />
        </a>
      )}
    </>
  );
}
