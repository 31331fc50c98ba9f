import type { ShownPlanRate } from '@comanda/contract/money/online-payment/plans.calls';
import type { RateKind } from '@comanda/domain/money/ledger/terms';
import feeTable from '../../../../shared/markup/markup-table.module.css';
import { percentWords, planTexts as texts } from './texts.ts';

interface RateTableProps {
  plan: string;
  kind: RateKind;
  rates: readonly ShownPlanRate[];
}

/** The rates of one payment kind: instalments, brand, rate. */
export function RateTable({ plan, kind, rates }: RateTableProps) {
  return (
    <section className="stack-8 shrink">
      <h3 className="text-label">{texts.tables[kind]}</h3>
      {rates.length === 0 ? (
        <p className="muted-14">{texts.noRates}</p>
      ) : (
        <div className={feeTable.scroller}>
          <table className={feeTable.table} aria-label={texts.tableOf(plan, kind)}>
            <thead>
              <tr>
                <th scope="col">{texts.instalments}</th>
                <th scope="col">{texts.brand}</th>
                <th scope="col">{texts.rate}</th>
              </tr>
            </thead>
            <tbody>
              {rates.map(({ brand, instalments, rateMillionths }) => (
                <tr key={`${instalments} ${brand}`}>
                  <td>{texts.times(instalments)}</td>
                  <td>{brand}</td>
                  <td>{percentWords(rateMillionths)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
