import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { requestFile } from '@comanda/client/api/send-call.ts';
import { filledPath } from '@comanda/contract/kit/call-request';
import { getStoreDocument, type WaitingDocument } from '@comanda/contract/money/online-payment/review.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { useState } from 'react';
import classes from './documents.module.css';
import { texts } from './texts.ts';

interface DocumentPictureProps {
  document: Pick<WaitingDocument, 'storeId' | 'kind' | 'sending'>;
  alt: string;
}

/**
 * Shows the picture of a document. The server may require a recent password, but an `img` cannot read why it
 * was refused. After an error, a call therefore requests the picture again, and asks for the password if
 * needed.
 */
export function DocumentPicture({ document: { storeId, kind, sending }, alt }: DocumentPictureProps) {
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const request = async () => {
    try {
      await requestFile(getStoreDocument, { storeId, kind });
      setAttempt(attempt + 1);
      setFault(null);
    } catch (error) {
      const isCancelled = error instanceof ApiError && error.isGivenUp;
      setFault(isCancelled ? texts.hidden : failureText(error, { failed: texts.notShown }));
    }
  };
  if (fault !== null)
    return (
      <div className={`stack-8 ${classes.hidden}`}>
        <p>{fault}</p>
        <Button variant="default" onClick={() => void request()}>
          {texts.show}
        </Button>
      </div>
    );
  // Each upload has its own address, so that the browser does not show the previous picture from its cache.
  const address = `/api/${filledPath(getStoreDocument, { storeId, kind }).path}?envio=${sending}`;
  return (
    <a href={address} target="_blank" rel="noreferrer" title={texts.zoom}>
      <img
        key={attempt}
        src={address}
        alt={alt}
        className={classes.picture}
        // After a successful call, the password is not the cause of another error, so the fault is shown.
        onError={() => (attempt === 0 ? void request() : setFault(texts.notShown))}
      />
    </a>
  );
}
