import type { Report } from '@comanda/contract/insight/report.calls';
import { HowComputed } from '@comanda/ui/chart/how-computed.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import classes from './report.module.css';
import { summaryFoot, summaryRows } from './summary-rows.ts';
import { reportTexts as texts } from './texts.ts';

/** What a period came to: cancelled and completed orders by where they were paid, fees, discounts and the total. */
export function ReportSummary({ report }: { report: Report }) {
  return (
    <div className={`card ${classes.summary}`}>
      <div className="spread">
        <h2>{texts.summary}</h2>
        <HowComputed title={texts.total}>{texts.totalFormula}</HowComputed>
      </div>
      <PlainTable
        label={texts.summary}
        head={[texts.line, texts.count, texts.amount]}
        rows={summaryRows(report)}
        foot={summaryFoot(report)}
      />
    </div>
  );
}
