import { Skeleton, SkeletonArea } from '../faces/skeletons.tsx';
import frame from './chart-frame.module.css';
import classes from './chart-skeleton.module.css';
import './chart-tokens.css';

/** Heights of columns and widths of rows in percent, irregular like real data. */
const UNEVEN = [46, 62, 38, 71, 84, 100, 66];

interface ChartSkeletonProps {
  /** Shape of the chart that is loading. */
  kind: 'lines' | 'columns' | 'rows' | 'ring' | 'grid';
}

/** Placeholder in the shape of a chart while its data load. */
export function ChartSkeleton({ kind }: ChartSkeletonProps) {
  return (
    <SkeletonArea>
      <div className={frame.frame}>
        <Skeleton width="12rem" height={16} />
        <Skeleton width="9rem" height={32} />
        <div className={classes.picture} data-kind={kind}>
          {kind === 'lines' ? (
            <svg className={classes.hill} aria-hidden="true" viewBox="0 0 100 40" preserveAspectRatio="none">
              <path d="M0 30 L14 24 L28 31 L44 16 L58 21 L72 8 L86 14 L100 4 V40 H0 Z" />
            </svg>
          ) : null}
          {kind === 'ring' ? <span className={classes.ring} /> : null}
          {kind === 'lines' || kind === 'ring'
            ? null
            : UNEVEN.map((size) => (
                <span
                  key={size}
                  className={classes.bar}
                  style={
                    kind === 'columns'
                      ? { height: `${size}%` }
                      : { width: kind === 'rows' ? `${size}%` : '100%' }
                  }
                />
              ))}
        </div>
      </div>
    </SkeletonArea>
  );
}
