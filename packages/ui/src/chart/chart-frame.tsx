import { IconChartBar } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { EmptyState } from '../faces/empty-state.tsx';
import { PlainTable } from '../table/plain-table.tsx';
import { ChangeMark } from './change-mark.tsx';
import type { TableBehind, Unit } from './chart-data.ts';
import classes from './chart-frame.module.css';
import './chart-tokens.css';
import { ChartTool } from './chart-tool.tsx';
import '../print/paper.css';
import { formatAmount } from './format-amount.ts';
import { HowComputed } from './how-computed.tsx';
import { chartTexts } from './texts.ts';

/** What every chart says around its picture. */
export interface ChartHead {
  title: string;
  /** Which days, and of when the figures are: `26/08 a 23/11/2026, até 14:32`. */
  period: string;
  /** The one figure of the chart, in its unit; with `before`, and how it moved. */
  figure?: { value: number | null; before?: number | null; better?: 'more' | 'less'; than?: string };
  /** How the figures come about, in a sentence or two. */
  formula?: ReactNode;
  /** What the picture leaves out, in a sentence below it. */
  note?: string;
  /** What can be done with it, e.g. its export. */
  actions?: ReactNode;
  /** What is said of nothing, where that is no lack: 'Nenhum pedido perdido'. */
  none?: readonly [title: string, hint: string];
}

interface ChartFrameProps extends ChartHead {
  unit: Unit;
  /** The picture in words. */
  sentence: string;
  table: TableBehind;
  isEmpty: boolean;
  /** The picture. */
  children: ReactNode;
}

/** A chart: its figure first, how that moved, then the picture, and the table behind it. Kinds of charts stand in it. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, period, figure, formula, note, actions, unit, sentence, table, isEmpty, children } = props;
  const [none, hint] = props.none ?? [chartTexts.empty, chartTexts.emptyHint];
  const [isTable, setTable] = useState(false);
  const id = useId();
  const said = `${id}-said`;
  return (
    <figure className={classes.frame} aria-labelledby={id} aria-describedby={isEmpty ? undefined : said}>
      <div className={classes.head}>
        <div className={classes.names}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <p className={classes.period}>{period}</p>
        </div>
        <div className={classes.tools}>
          {formula === undefined ? null : <HowComputed title={title}>{formula}</HowComputed>}
          {isEmpty ? null : (
            <ChartTool onClick={() => setTable((was) => !was)}>
              {isTable ? chartTexts.asChart : chartTexts.asTable}
            </ChartTool>
          )}
          {actions}
        </div>
      </div>
      {figure === undefined ? null : (
        <p className={classes.figure}>
          <strong className={classes.amount}>{formatAmount(figure.value, unit)}</strong>{' '}
          {figure.before === undefined || figure.value === null ? null : (
            <ChangeMark {...figure} now={figure.value} before={figure.before} unit={unit} />
          )}
        </p>
      )}
      {isEmpty ? (
        <EmptyState isCompact icon={<IconChartBar size={24} stroke={1.75} />} title={none}>
          {hint}
        </EmptyState>
      ) : (
        <>
          <p id={said} data-spoken>
            {sentence}
          </p>
          {isTable ? <PlainTable {...table} label={title} /> : children}
          {note === undefined ? null : <p className="muted-13">{note}</p>}
        </>
      )}
    </figure>
  );
}
