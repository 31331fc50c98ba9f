import type { ReactNode } from 'react';
import classes from './skeletons.module.css';

interface SkeletonProps {
  /** CSS width, default 100 %. */
  width?: string | number;
  /** Height in px, default 14. */
  height?: number;
  isRound?: boolean;
}

/** A grey bar that is shown while a word, a number or a picture loads. */
export function Skeleton({ width = '100%', height = 14, isRound = false }: SkeletonProps) {
  return <span className={classes.bar} style={{ width, height }} data-round={isRound || undefined} />;
}

interface SkeletonAreaProps {
  children: ReactNode;
  label?: string;
  /** True: the label is visible, not only for screen readers. */
  isLabelShown?: boolean;
}

/** Announces 'Carregando...' once, marks its region as busy, and hides the bars from screen readers. */
export function SkeletonArea({ children, label = 'Carregando...', isLabelShown = false }: SkeletonAreaProps) {
  return (
    <div className="relative" aria-busy="true">
      <p
        role="status"
        aria-label={label}
        className={isLabelShown ? classes.label : undefined}
        data-spoken={!isLabelShown || undefined}
      >
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A column of cards: code and time, name and value, chips. */
export function CardListSkeleton({ count = 4 }: { count?: number }) {
  return (
    <SkeletonArea>
      <div className="stack-6">
        {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
          <div key={key} className={`card stack ${classes.card}`}>
            <div className={classes.line}>
              <Skeleton width={72} height={18} />
              <Skeleton width={54} height={18} />
            </div>
            <div className={classes.line}>
              <Skeleton width="52%" />
              <Skeleton width={70} />
            </div>
            <div className={classes.chips}>
              <Skeleton width={76} height={16} />
              <Skeleton width={92} height={16} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
