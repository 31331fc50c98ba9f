import type { InvoiceDetail } from '@comanda/contract/money/invoices/invoice-detail.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { copyText } from '@comanda/ui/copy-text.ts';
import { DetailDialog } from '@comanda/ui/dialog/detail-dialog.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { QrCode } from '@comanda/ui/second-factor/qr-code.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { invoiceQuery } from './invoice-query.ts';
import classes from './invoices.module.css';
import { detailTexts, invoiceTexts, payTexts as texts } from './texts.ts';

const WIDTH = 560;

/** Shows how to pay an invoice: boleto or Pix, to copy or to scan. */
export function PayDialog({ invoiceId, onClose }: { invoiceId: number; onClose: () => void }) {
  const query = useQuery(invoiceQuery(invoiceId));
  return (
    <DetailDialog
      query={query}
      width={WIDTH}
      title={invoiceTexts.payOf(invoiceId)}
      failed={detailTexts.failed}
      onClose={onClose}
    >
      {(invoice) => <Ways invoice={invoice} />}
    </DetailDialog>
  );
}

function Ways({ invoice }: { invoice: InvoiceDetail }) {
  const { openCents, dueOn, status, payableUntil, boleto, pixCode, isPixOfBoleto, isRetained } = invoice;
  if (openCents === 0) return <p>{texts.nothing}</p>;
  return (
    <div className={classes.ways}>
      <div className="stack-4">
        <strong className={classes.amount}>{formatMoney(openCents)}</strong>
        <span>
          {texts.dueOn(dueOn, status === 'overdue')}{' '}
          {payableUntil === dueOn ? null : texts.payableUntil(payableUntil)}
        </span>
      </div>
      {pixCode === null ? null : (
        <section className="stack-12" aria-label={texts.pix}>
          <h3 className={classes.heading}>{texts.pix}</h3>
          <div className={classes.qr}>
            <QrCode text={pixCode} label={texts.qr} />
          </div>
          <Code name={texts.pixCode} text={pixCode} copy={texts.copyPix} />
          {isRetained ? <Note tone="pending">{texts.pixRetained}</Note> : null}
          <p className="muted-14">{isPixOfBoleto ? texts.pixOfBoleto : texts.pixByHand}</p>
        </section>
      )}
      <section className="stack-12" aria-label={texts.boleto}>
        <h3 className={classes.heading}>{texts.boleto}</h3>
        {boleto?.state === 'open' && boleto.line !== null ? (
          <Code name={texts.line} text={boleto.line} copy={texts.copyLine} />
        ) : (
          <p>{texts.boletoStates[boleto === null || boleto.state === 'open' ? 'none' : boleto.state]}</p>
        )}
      </section>
    </div>
  );
}

/** A payment code with a copy button. A click on the code selects all of it, for browsers that cannot copy. */
function Code({ name, text, copy }: { name: string; text: string; copy: string }) {
  return (
    <div className="stack-8">
      <span className="muted-14">{name}</span>
      <code className={classes.code}>{text}</code>
      <div>
        <Button
          variant="default"
          icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copyText(text, texts)}
        >
          {copy}
        </Button>
      </div>
    </div>
  );
}
