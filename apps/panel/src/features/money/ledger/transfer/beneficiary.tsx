import type { StoreTransfer } from '@comanda/contract/money/ledger/transfers.calls';
import { formatDocument } from '@comanda/domain/kit/documents/document';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { transferTexts as texts } from './texts.ts';

type To = Pick<
  StoreTransfer,
  'holderName' | 'holderDocument' | 'key' | 'bank' | 'bankName' | 'branch' | 'account'
>;

/** The receiver of a transfer: bank, branch and account, or a Pix key. */
export function Beneficiary({ of }: { of: To }) {
  const { holderName, holderDocument, key, bank, bankName, branch, account } = of;
  const place: (readonly [string, string])[] =
    key === null
      ? [
          [texts.bank, [bank, bankName].filter(Boolean).join(' · ')],
          [texts.branch, branch ?? '–'],
          [texts.bankNumber, account ?? '–'],
        ]
      : [[texts.pixKey, key]];
  return (
    <Facts
      columns="short"
      facts={[[texts.beneficiary, holderName], [texts.document, formatDocument(holderDocument)], ...place]}
    />
  );
}
