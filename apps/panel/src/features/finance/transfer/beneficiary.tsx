import type { StoreTransfer } from '@comanda/contract/ledger/transfers.calls';
import { formatDocument } from '@comanda/domain/documents/document';
import { transferTexts as texts } from './texts.ts';
import classes from './transfer.module.css';

type To = Pick<
  StoreTransfer,
  'holderName' | 'holderDocument' | 'key' | 'bank' | 'bankName' | 'branch' | 'account'
>;

/** Whose money it becomes and where: bank, branch and account, or a Pix key. */
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
      facts={[[texts.beneficiary, holderName], [texts.document, formatDocument(holderDocument)], ...place]}
    />
  );
}

/** Names and what they stand for, below each other. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, words: string])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt className="muted-13">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
