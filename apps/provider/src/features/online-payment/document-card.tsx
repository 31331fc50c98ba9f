import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDay } from '@comanda/client/formats/date-time.ts';
import { filledPath } from '@comanda/contract/call-request';
import {
  getStoreDocument,
  getStoreOnlinePayment,
  type WaitingDocument,
} from '@comanda/contract/online-payment/review.calls';
import { formatDocument } from '@comanda/domain/documents/document';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Waited } from '../../shared/age/waited.tsx';
import classes from './documents.module.css';
import { DOCUMENT_NAMES, texts } from './texts.ts';

interface DocumentCardProps {
  document: WaitingDocument;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** One document to decide on: the picture beside what the store says of itself. */
export function DocumentCard({ document, isBusy, onApprove, onReject }: DocumentCardProps) {
  const { storeId, storeName, city, state, kind, sending, sentAt, sentBy } = document;
  const { path } = filledPath(getStoreDocument, { storeId, kind });
  // Another sending has another address: the browser must not show the one before.
  const address = `/api/${path}?envio=${sending}`;
  return (
    <article className={`stack-16 ${classes.card}`} aria-label={`${DOCUMENT_NAMES[kind]}, ${storeName}`}>
      <header className={classes.head}>
        <div>
          <h2>{DOCUMENT_NAMES[kind]}</h2>
          <p>
            <strong>{storeName}</strong> · {city}/{state} · {texts.sentBy(sentBy)}
          </p>
        </div>
        <Waited since={sentAt} />
      </header>
      <div className={classes.sides}>
        <a href={address} target="_blank" rel="noreferrer" title={texts.zoom}>
          <img
            src={address}
            alt={texts.picture(DOCUMENT_NAMES[kind], storeName)}
            className={classes.picture}
          />
        </a>
        <StoreFacts storeId={storeId} />
      </div>
      <footer className={classes.foot}>
        <Button variant="default" onClick={onReject}>
          {texts.reject}
        </Button>
        <Button isBusy={isBusy} onClick={onApprove}>
          {texts.approve}
        </Button>
      </footer>
    </article>
  );
}

function StoreFacts({ storeId }: { storeId: number }) {
  const query = useQuery({
    queryKey: ['provider', 'online-payment', storeId],
    queryFn: ({ signal }) => sendCall(getStoreOnlinePayment, { storeId }, { signal }),
  });
  return (
    <QueryFaces query={query} skeleton={<CardListSkeleton count={1} />} failed={texts.dataFailed}>
      {({ registration: of }) => (
        <section aria-label={texts.store}>
          <dl className={classes.facts}>
            <Fact name={texts.legalName} value={of.legalName} />
            <Fact
              name={texts.companyDocument}
              value={of.companyDocument && formatDocument(of.companyDocument)}
            />
            <Fact name={texts.owner} value={of.ownerName} />
            <Fact name={texts.ownerDocument} value={of.ownerDocument && formatDocument(of.ownerDocument)} />
            <Fact name={texts.birth} value={of.ownerBornOn && formatDay(of.ownerBornOn)} />
            <Fact
              name={texts.address}
              value={addressOf(of.street, of.number, of.district, of.city, of.state)}
            />
            <Fact
              name={texts.ownerAddress}
              value={addressOf(of.ownerStreet, of.ownerNumber, of.ownerDistrict, of.ownerCity, of.ownerState)}
            />
            <Fact name={texts.category} value={of.category} />
          </dl>
        </section>
      )}
    </QueryFaces>
  );
}

/** What nobody said is left out. */
function Fact({ name, value }: { name: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const addressOf = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');
