import type { ManualRequest } from '@comanda/contract/money/ledger/provider-manual.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { Link } from '@tanstack/react-router';
import { Waited } from '../../../shared/age/waited.tsx';
import type { Deciding } from '../../../shared/queue/decision-queue.tsx';
import classes from './manual-money.module.css';
import { manualTexts as texts } from './texts.ts';

interface ManualCardProps extends Deciding {
  request: ManualRequest;
  mayMove: boolean;
}

/** A pending request: the posting, the reason, and the user who requested it. */
export function ManualCard({ request, mayMove, isBusy, onApprove, onReject }: ManualCardProps) {
  const { storeId, storeName, about, requestedAt, requestedBy, obstacle } = request;
  const { invoiceId, code, openCents, openNowCents } = request;
  const isOfInvoice = invoiceId !== null;
  const isOfAllStores = request.kind === 'plan';
  const tab = isOfInvoice || request.kind === 'invoice' ? 'faturas' : 'financeiro';
  /** Approval is blocked if the open amount has changed since the request. */
  const hasChanged = openNowCents !== openCents;
  const facts = [
    [texts.value, texts.valueOf(request)],
    [texts.account, texts.accountOf(request)],
    [texts.about, about],
    [texts.open, openCents === null ? null : formatMoney(openCents)],
    [texts.code, code],
    [texts.reason, texts.reasonOf(request)],
  ] as const;
  return (
    <article className={`card stack-16 ${classes.card}`} aria-label={texts.nameOf(request)}>
      <header className={classes.head}>
        <div>
          <h3>{texts.whatOf(request)}</h3>
          <p>
            <strong>{storeName}</strong> · {texts.requestedBy(requestedBy)}
          </p>
        </div>
        <Waited since={requestedAt} />
      </header>
      <Facts facts={facts} />
      {isOfInvoice && hasChanged ? <Note tone="late">{texts.changed(openNowCents ?? 0)}</Note> : null}
      {obstacle === null ? null : <Note tone="pending">{texts.obstacles[obstacle]}</Note>}
      <footer className={`cluster-12 ${classes.foot}`}>
        {isOfAllStores ? (
          <Link to="/planos">{texts.toPlans}</Link>
        ) : (
          <Link to="/lojas/$id" params={{ id: String(storeId) }} search={{ aba: tab }}>
            {tab === 'faturas' ? texts.toInvoices : texts.toStore}
          </Link>
        )}
        {obstacle !== null || !mayMove ? null : (
          <div className={`cluster-8 ${classes.decide}`}>
            <Button variant="default" onClick={onReject}>
              {texts.reject}
            </Button>
            {hasChanged ? null : (
              <Button isBusy={isBusy} onClick={onApprove}>
                {texts.approve}
              </Button>
            )}
          </div>
        )}
      </footer>
    </article>
  );
}
