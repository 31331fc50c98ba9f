import type { SalesHistoryPage } from '@comanda/contract/insight/sales-history/sales-history.calls';
import { FormulaLine } from '@comanda/ui/chart/formula-line.tsx';
import { HowComputed } from '@comanda/ui/chart/how-computed.tsx';
import { ShareChart } from '@comanda/ui/chart/share-chart.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { Tooltip } from '@comanda/ui/label/tooltip.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './sales-history.module.css';
import { historyTexts as texts } from './texts.ts';

const TYPES = ['card', 'cash', 'online'] as const;
const counts = new Intl.NumberFormat('pt-BR');
const ORDERS = ['venda', 'vendas'] as const;

/** The total and number of a period's orders, and both by type of sale. */
export function HistorySummary({ page }: { page: SalesHistoryPage }) {
  const { delivered, isBehind } = page;
  return (
    <section className="stack-12" aria-label={texts.summary}>
      {isBehind ? <Note tone="pending">{texts.isBehind}</Note> : null}
      <div className={classes.summary}>
        <div className={`card stack-16 ${classes.sums}`}>
          <Figure
            name={texts.total}
            note={texts.totalName}
            value={formatMoney(delivered.grossCents)}
            hint={texts.totalHint}
          />
          <Figure name={texts.count} value={counts.format(delivered.orders)} hint={texts.countHint} />
          <div className="spread">
            <h2 className={classes.heading}>{texts.byType}</h2>
            <HowComputed title={texts.byType} isCompact>
              <div className="stack-8">
                <p>{texts.typesFormula}</p>
                <FormulaLine
                  terms={TYPES.map((type) => ({ name: texts.types[type], cents: page[type].grossCents }))}
                  sum={{ name: texts.total, cents: delivered.grossCents }}
                />
              </div>
            </HowComputed>
          </div>
          <PlainTable
            label={texts.byType}
            head={[texts.type, texts.count, texts.amount]}
            rows={TYPES.map((type) => ({
              key: type,
              cells: [
                texts.types[type],
                counts.format(page[type].orders),
                formatMoney(page[type].grossCents),
              ],
            }))}
          />
        </div>
        <HistoryCharts page={page} />
      </div>
    </section>
  );
}

function Figure({ name, note, value, hint }: { name: string; note?: string; value: string; hint: string }) {
  return (
    <div>
      <div className="row">
        <span className="muted-14">{name}</span>
        <Tooltip text={hint}>
          {(tip) => (
            <button
              {...tip}
              type="button"
              className={`plain-button ${classes.hint}`}
              aria-label={`${name}: ${hint}`}
            >
              <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
            </button>
          )}
        </Tooltip>
      </div>
      <strong className={classes.amount}>{value}</strong>
      {note === undefined ? null : <p className="muted-13">{note}</p>}
    </div>
  );
}

/** Total and number by type of sale, as two ring charts. */
function HistoryCharts({ page }: { page: SalesHistoryPage }) {
  const [tab, setTab] = useState<'count' | 'amount'>('count');
  const isCount = tab === 'count';
  return (
    <div className={`card ${classes.charts}`}>
      <Tabs
        label={texts.charts}
        tabs={[
          { tab: 'count', title: texts.tabs.count },
          { tab: 'amount', title: texts.tabs.amount },
        ]}
        current={tab}
        onChange={setTab}
      >
        <ShareChart
          shape="ring"
          title={texts.tabs[tab]}
          period={texts.period(page)}
          unit={isCount ? ORDERS : 'money'}
          partName={texts.type}
          figure={{ value: isCount ? page.delivered.orders : page.delivered.grossCents }}
          formula={texts.typesFormula}
          parts={TYPES.map((type) => ({
            key: type,
            name: texts.types[type],
            amount: isCount ? page[type].orders : page[type].grossCents,
          }))}
        />
      </Tabs>
    </div>
  );
}
