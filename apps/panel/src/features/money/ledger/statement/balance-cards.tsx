import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import {
  ACCOUNT_WORDS,
  type StatementAccount,
  type StoreBalances,
} from '@comanda/contract/money/ledger/statement.calls';
import { ButtonLink } from '@comanda/ui/button/button.tsx';
import { FormulaLine } from '@comanda/ui/chart/formula-line.tsx';
import { HowComputed } from '@comanda/ui/chart/how-computed.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconArrowsExchange, IconCalendarDollar } from '@tabler/icons-react';
import { PayoutWaitLine } from '../payout-wait/payout-wait.tsx';
import classes from './statement.module.css';
import { nextWords, statementTexts as texts } from './texts.ts';

/** Element id of the entries on this screen, for links. */
export const ENTRIES_PLACE = 'lancamentos';
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Expected money, transferable money, and the next settlement. */
export function BalanceCards({ balances }: { balances: StoreBalances }) {
  const { receivableCents, availableCents, at } = balances;
  return (
    <>
      <PayoutWaitLine />
      <div className={classes.cards}>
        <section className={`card ${classes.card}`} aria-labelledby="receivable">
          <div className="row-4">
            <h2 id="receivable" className="muted-14">
              {texts.receivable}
            </h2>
            <HowComputed title={texts.receivable} isCompact>
              <div className="stack-8">
                <p>{texts.receivableHow}</p>
                <NextFormula next={balances.next} />
                <ToEntries account="receivable">{texts.toEntries}</ToEntries>
              </div>
            </HowComputed>
          </div>
          <strong className={classes.amount}>{formatMoney(receivableCents)}</strong>
          <p className="muted-13">{texts.receivableNote}</p>
          <p className={classes.next}>{nextWords(balances)}</p>
          <ButtonLink href="/financeiro/vendas/vendas/transferir" icon={<IconArrowsExchange {...ICON} />}>
            {texts.transfer}
          </ButtonLink>
        </section>
        <section className={`card ${classes.card}`} aria-labelledby="available">
          <div className="row-4">
            <h2 id="available" className="muted-14">
              {texts.available}
            </h2>
            <HowComputed title={texts.available} isCompact>
              <div className="stack-8">
                <p>{texts.availableHow}</p>
                <ToEntries account="available">{texts.toEntries}</ToEntries>
              </div>
            </HowComputed>
          </div>
          <strong className={classes.amount}>{formatMoney(availableCents)}</strong>
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

/** Links from a balance to its entries further down on this screen. */
function ToEntries({ account, children }: { account: StatementAccount; children: string }) {
  return (
    <a
      className={classes.link}
      href={`/financeiro/vendas/vendas?conta=${ACCOUNT_WORDS[account]}#${ENTRIES_PLACE}`}
    >
      {children}
    </a>
  );
}

/** The computation of the next settlement. */
function NextFormula({ next }: Pick<StoreBalances, 'next'>) {
  if (next === null) return null;
  const { names, sum } = texts.nextFormula;
  const terms = [
    { name: names.due, cents: next.dueCents },
    { name: names.credit, cents: next.creditCents },
    { name: names.retained, cents: -next.retainedCents },
    { name: names.retainedForInvoices, cents: -next.retainedForInvoicesCents },
  ].filter(({ cents }) => cents !== 0);
  return <FormulaLine terms={terms} sum={{ name: sum(next.day), cents: next.payoutCents }} />;
}

/** The balances of the other accounts; hidden if all are 0. */
function Others({ balances }: { balances: StoreBalances }) {
  const { transitCents, blockedCents, currentCents } = balances;
  const lines = [
    { account: 'transit', name: texts.transit, cents: transitCents, hint: null },
    { account: 'blocked', name: texts.blocked, cents: blockedCents, hint: null },
    {
      account: 'current',
      name: texts.current,
      cents: currentCents,
      hint: currentCents < 0 ? texts.willBeRetained : texts.inFavour,
    },
  ] as const;
  const shown = lines.filter(({ cents }) => cents !== 0);
  if (shown.length === 0) return null;
  return (
    <dl className={classes.others}>
      {shown.map(({ account, name, cents, hint }) => (
        <div key={name} className="spread">
          <dt>
            <ToEntries account={account}>{name}</ToEntries>
            {hint === null ? null : <span className="muted-13">, {hint}</span>}
          </dt>
          <dd>{formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
