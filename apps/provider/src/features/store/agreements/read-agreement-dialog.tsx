import type { StoreAgreement } from '@comanda/contract/store/store/provider-agreements.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { AgreementText } from './agreement-text.tsx';
import { agreementQuery } from './agreements-query.ts';
import { agreementTexts as texts } from './texts.ts';

interface ReadAgreementDialogProps {
  storeId: number;
  agreement: StoreAgreement;
  onClose: () => void;
}

/** Shows the text of a document. */
export function ReadAgreementDialog({ storeId, agreement, onClose }: ReadAgreementDialogProps) {
  const query = useQuery(agreementQuery(storeId, agreement.agreementId));
  return (
    <Dialog
      opened
      title={agreement.title}
      width={720}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <QueryFaces query={query} isCompact skeleton={<CardListSkeleton count={2} />} failed={texts.readFailed}>
        {({ html, link }) => <AgreementText title="" html={html} link={link} />}
      </QueryFaces>
    </Dialog>
  );
}
