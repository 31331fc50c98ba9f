import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDay } from '@comanda/client/formats/date-time.ts';
import {
  getStoreOnlinePayment,
  type WaitingDocument,
} from '@comanda/contract/money/online-payment/review.calls';
import { formatDocument } from '@comanda/domain/kit/documents/document';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { useQuery } from '@tanstack/react-query';
import { Waited } from '../../../shared/age/waited.tsx';
import { DocumentPicture } from './document-picture.tsx';
import classes from './documents.module.css';
import { DOCUMENT_NAMES, texts } from './texts.ts';

interface DocumentCardProps {
  document: WaitingDocument;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** A document to decide on: the picture next to the store's data. */
export function DocumentCard({ document, isBusy, onApprove, onReject }: DocumentCardProps) {
  const { storeId, storeName, city, state, kind, sending, sentAt, sentBy } = document;
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
        <DocumentPicture
          key={`${storeId} ${kind} ${sending}`}
          document={document}
          alt={texts.picture(DOCUMENT_NAMES[kind], storeName)}
        />
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
          <Facts
            facts={[
              [texts.legalName, of.legalName],
              [texts.companyDocument, of.companyDocument && formatDocument(of.companyDocument)],
              [texts.owner, of.ownerName],
              [texts.ownerDocument, of.ownerDocument && formatDocument(of.ownerDocument)],
              [texts.birth, of.ownerBornOn && formatDay(of.ownerBornOn)],
              [texts.address, addressOf(of.street, of.number, of.district, of.city, of.state)],
              [
                texts.ownerAddress,
                addressOf(of.ownerStreet, of.ownerNumber, of.ownerDistrict, of.ownerCity, of.ownerState),
              ],
              [texts.category, of.category],
            ]}
          />
        </section>
      )}
    </QueryFaces>
  );
}

const addressOf = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || null;
