import type { Figures } from '@comanda/contract/insight/insight/dashboard.calls';
import { figureWords } from '@comanda/domain/insight/insight/figure-words';
import { METRICS, type MetricId } from '@comanda/domain/insight/insight/metrics';
import { ChangeMark } from '@comanda/ui/chart/change-mark.tsx';
import { HowComputed } from '@comanda/ui/chart/how-computed.tsx';
import { chartTexts } from '@comanda/ui/chart/texts.ts';
import { withUnbrokenMoney } from '@comanda/web/formats/format-money';
import type { ReactNode } from 'react';
import classes from './figure-card.module.css';
import { dashboardTexts as texts } from './texts.ts';

interface FigureCardProps {
  title: string;
  figures: Figures;
  /** The metric in large print. */
  main: MetricId;
  /** True: previous days are compared up to the same hour. */
  isSameHours: boolean;
  /** True: the store existed on all previous days. */
  isPreviousComplete: boolean;
  /** Content below the number. */
  children?: ReactNode;
  /** A simple sentence about the metric; shown above the computation of its value. */
  tip?: string;
  /** More metrics in the explanation, after the main one. */
  also?: readonly MetricId[];
  /** Better values: 'more' if a higher value is better, 'less' if a lower value is better. */
  better?: 'more' | 'less';
  /** Address of the metric's orders. */
  orders?: string;
}

/** A metric of a period with its previous value and its computation. */
export function FigureCard({
  title,
  figures,
  main,
  isSameHours,
  isPreviousComplete,
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
      <p className={classes.value}>{withUnbrokenMoney(figureWords(main, value))}</p>
      {children}
      {value === null || (before === null && isPreviousComplete) ? null : (
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

/** A metric in words: definition, formula, result. */
function Explained({ id, value }: { id: MetricId; value: number | null }) {
  const { label, definition, formula } = METRICS[id];
  return (
    <p>
      <strong>{label}</strong>. {definition}
      <br />
      {formula} = <strong>{withUnbrokenMoney(figureWords(id, value))}</strong>
    </p>
  );
}
