import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { type ChartFile, exportChart } from '@comanda/contract/insight/insight/chart-files.calls';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { ChartTool } from '@comanda/ui/chart/chart-tool.tsx';

interface ChartExportProps {
  chart: ChartFile;
  /** The chart's title on the screen. */
  title: string;
  of: DayRange;
}

/** Button that exports all data of a chart as a spreadsheet. */
export function ChartExport({ chart, title, of: { from, to } }: ChartExportProps) {
  return (
    <ExportButton
      call={exportChart}
      getInput={() => ({ chart, period: null, from, to })}
      anchor={(anchor, words) => (
        <ChartTool {...anchor} aria-label={`${words}: ${title}`}>
          {words}
        </ChartTool>
      )}
    />
  );
}
