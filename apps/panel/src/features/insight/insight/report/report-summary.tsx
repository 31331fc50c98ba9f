import type { Report } from '@comanda/contract/insight/insight/report.calls';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { periodWords } from '../period/period-words.ts';
import classes from './report.module.css';
import { outsideRows, paidFoot, paidRows, totalLines } from './summary-rows.ts';
import { reportTexts as texts } from './texts.ts';

/** The total of a period with its computation and payments, and the amounts outside the total. */
export function ReportSummary({ report }: { report: Report }) {
  return (
    <div className="stack-12">
      <WaterfallChart
        title={texts.summary}
        period={periodWords(report)}
        formula={texts.totalFormula}
        lines={totalLines(report)}
      />
      <div className={`card ${classes.summary}`}>
        <h2>{texts.paidHow}</h2>
        <PlainTable
          label={texts.paidHow}
          head={[texts.line, texts.count, texts.amount]}
          rows={paidRows(report)}
          foot={paidFoot(report)}
        />
        <h2>{texts.outside}</h2>
        <PlainTable
          label={texts.outside}
          head={[texts.line, texts.count, texts.amount]}
          rows={outsideRows(report)}
        />
      </div>
    </div>
  );
}
