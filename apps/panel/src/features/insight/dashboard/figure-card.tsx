import type { Figures } from '@comanda/contract/insight/dashboard.calls';
import { figureWords } from '@comanda/domain/insight/figure-words';
import { METRICS, type MetricId } from '@comanda/domain/insight/metrics';
import { ChangeMark } from '@comanda/ui/chart/change-mark.tsx';
import { HowComputed } from '@comanda/ui/chart/how-computed.tsx';
import { chartTexts } from '@comanda/ui/chart/texts.ts';
import type { ReactNode } from 'react';
import classes from './figure-card.module.css';
import { dashboardTexts as texts } from './texts.ts';

interface FigureCardProps {
  title: string;
  figures: Figures;
  /** The figure in large. */
  main: MetricId;
  /** Of the days before, the same hours count. */
  isSameHours: boolean;
  /** The store was there for all of them. */
  isBeforeWhole: boolean;
  /** What stands below it. */
  children?: ReactNode;
  /** What a passer-by is told of it, before how it is computed. */
  tip?: string;
  /** Figures that are explained, beside the main one. */
  also?: readonly MetricId[];
  /** Which way is good news. */
  better?: 'more' | 'less';
  /** Address of the orders the figure is made of. */
  orders?: string;
}

/** One figure of a period with the one before it, and how it is computed. */
export function FigureCard({
  title,
  figures,
  main,
  isSameHours,
  isBeforeWhole,
  children,
  tip,
  also = [],
  better,
  orders,
}: FigureCardProps) {
  const { value, before } = figures[main];
  const { unit } = METRICS[main];
  return (
    <section className={`card ${classes.card}`} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <HowComputed title={title} isCompact>
          <div className="stack-12">
            {tip === undefined ? null : <p>{tip}</p>}
            {[main, ...also].map((id) => (
              <Explained key={id} id={id} value={figures[id].value} />
            ))}
          </div>
        </HowComputed>
      </div>
      <p className={classes.value}>{figureWords(main, value)}</p>
      {children}
      {value === null || (before === null && isBeforeWhole) ? null : (
        <ChangeMark
          now={value}
          before={before}
          {...(isSameHours && { than: chartTexts.sameHours })}
          unit={unit === 'cents' ? 'money' : ['', '']}
          {...(better === undefined ? {} : { better })}
        />
      )}
      {orders === undefined ? null : (
        <a href={orders} className={classes.orders} aria-label={texts.ordersOf(title)}>
          {texts.seeOrders}
        </a>
      )}
    </section>
  );
}

/** A figure in words: what it is, how it is computed, what comes out. */
function Explained({ id, value }: { id: MetricId; value: number | null }) {
  const { label, definition, formula } = METRICS[id];
  return (
    <p>
      <strong>{label}</strong>. {definition}
      <br />
      {formula} = <strong>{figureWords(id, value)}</strong>
    </p>
  );
}
