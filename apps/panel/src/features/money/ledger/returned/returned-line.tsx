import type { ReturnedShare } from '@comanda/contract/money/ledger/returned.wire';
import { formatMoney } from '@comanda/web/formats/format-money';
import classes from './returned.module.css';
import { returnedTexts as texts } from './texts.ts';

/** Commission and fee that a refund or lost dispute gave back, with a link to the account that received them. */
export function ReturnedLine({ share, code }: { share: ReturnedShare; code?: string | null }) {
  const { bookedOn, commissionCents, feeCents, to, invoice } = share;
  const named = [
    ...(commissionCents === 0 ? [] : [texts.commission(formatMoney(commissionCents))]),
    ...(feeCents === 0 ? [] : [texts.fee(formatMoney(feeCents))]),
  ].join(texts.and);
  return (
    <>
      {code == null ? '' : `${texts.order(code)}: `}
      {named}
      {texts.comma}
      {to === 'receivable' ? (
        texts.receivable
      ) : invoice === null ? (
        <a
          className={classes.link}
          href={`/financeiro/vendas/vendas?conta=conta_corrente&periodo=${bookedOn}_${bookedOn}`}
        >
          {texts.current(bookedOn)}
        </a>
      ) : (
        <a className={classes.link} href={`/financeiro/faturas?fatura=${invoice.invoiceId}`}>
          {texts.invoice(invoice.endsOn)}
        </a>
      )}
    </>
  );
}
