import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { StoreBalances } from '@comanda/contract/ledger/statement.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { ButtonLink } from '@comanda/ui/button/button.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconAlertTriangle, IconArrowsExchange, IconCalendarDollar } from '@tabler/icons-react';
import classes from './statement.module.css';
import { nextWords, obstacleWords, statementTexts as texts } from './texts.ts';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What will come, what can be transferred, and when the next repasse is. */
export function BalanceCards({ balances }: { balances: StoreBalances }) {
  const { receivableCents, availableCents, obstacle, heldReason, at } = balances;
  return (
    <>
      {obstacle !== null && (obstacle === 'held' || availableCents > 0) ? (
        <Note tone="pending" icon={<IconAlertTriangle {...ICON} />}>
          {obstacleWords[obstacle]}
          {heldReason === null ? null : ` ${texts.heldBecause(heldReason)}`}
        </Note>
      ) : null}
      <div className={classes.cards}>
        <section className={`card ${classes.card}`} aria-labelledby="receivable">
          <h2 id="receivable" className="muted-14">
            {texts.receivable}
          </h2>
          <strong className={classes.amount}>{formatCents(receivableCents)}</strong>
          <p className="muted-13">{texts.receivableNote}</p>
          <p className={classes.next}>{nextWords(balances)}</p>
          <ButtonLink href="/financeiro/vendas/vendas/transferir" icon={<IconArrowsExchange {...ICON} />}>
            {texts.transfer}
          </ButtonLink>
        </section>
        <section className={`card ${classes.card}`} aria-labelledby="available">
          <h2 id="available" className="muted-14">
            {texts.available}
          </h2>
          <strong className={classes.amount}>{formatCents(availableCents)}</strong>
          <p className="muted-13">{texts.availableNote}</p>
          <Others balances={balances} />
          <ButtonLink
            href="/financeiro/vendas/calendario"
            variant="default"
            icon={<IconCalendarDollar {...ICON} />}
          >
            {texts.calendar}
          </ButtonLink>
        </section>
      </div>
      <p className="muted-13">{texts.asOf(formatDateTime(new Date(at)))}</p>
    </>
  );
}

/** What stands elsewhere, where anything does. */
function Others({ balances }: { balances: StoreBalances }) {
  const { transitCents, blockedCents, currentCents } = balances;
  const lines = [
    { name: texts.transit, cents: transitCents, hint: null },
    { name: texts.blocked, cents: blockedCents, hint: null },
    { name: texts.current, cents: currentCents, hint: currentCents < 0 ? texts.willBeKept : texts.inFavour },
  ].filter(({ cents }) => cents !== 0);
  if (lines.length === 0) return null;
  return (
    <dl className={classes.others}>
      {lines.map(({ name, cents, hint }) => (
        <div key={name} className="spread">
          <dt>
            {name}
            {hint === null ? null : <span className="muted-13">, {hint}</span>}
          </dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
