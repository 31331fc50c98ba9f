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

/** Texts and actions around every chart. */
export interface ChartHead {
  title: string;
  /** Days and time of the data: `26/08 a 23/11/2026, até 14:32`. */
  period: string;
  /** Main number of the chart, in the chart's unit. With `before`, its change is shown, too. */
  figure?: { value: number | null; before?: number | null; better?: 'more' | 'less'; than?: string };
  /** Explains the calculation in one or two sentences. */
  formula?: ReactNode;
  /** One sentence below the chart about data that it leaves out. */
  note?: string;
  /** Actions, e.g. the export. */
  actions?: ReactNode;
  /** Texts for an empty chart whose emptiness is good, such as 'Nenhum pedido perdido'. */
  none?: readonly [title: string, hint: string];
}

interface ChartFrameProps extends ChartHead {
  unit: Unit;
  /** Describes the chart in words. */
  sentence: string;
  table: TableBehind;
  isEmpty: boolean;
  /** Drawing of the chart. */
  children: ReactNode;
}

/** Frame of every kind of chart: the headline number, its change, the drawing, and the data as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, period, figure, formula, note, actions, unit, sentence, table, isEmpty, children } = props;
  const [none, hint] = props.none ?? [chartTexts.empty, chartTexts.emptyHint];
  const [isTable, setTable] = useState(false);
  const id = useId();
  const text = `${id}-said`;
  return (
    <figure className={classes.frame} aria-labelledby={id} aria-describedby={isEmpty ? undefined : text}>
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
          <p id={text} data-spoken>
            {sentence}
          </p>
          {isTable ? <PlainTable {...table} label={title} /> : children}
          {note === undefined ? null : <p className="muted-13">{note}</p>}
        </>
      )}
    </figure>
  );
}
