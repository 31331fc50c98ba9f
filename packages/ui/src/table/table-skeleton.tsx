import { Skeleton, SkeletonArea } from '../faces/skeletons.tsx';
import classes from './table-skeleton.module.css';

interface TableSkeletonProps {
  rows?: number;
  hasTools?: boolean;
  /** Number of columns in addition to the name. */
  figures?: number;
}

/** Placeholder of a list: its tools, and rows with a name and some numbers. */
export function TableSkeleton({ rows = 8, hasTools = true, figures = 2 }: TableSkeletonProps) {
  return (
    <SkeletonArea isLabelShown={hasTools}>
      <div className={classes.frame}>
        {hasTools ? (
          <div className={classes.tools}>
            <Skeleton width={280} height={42} />
            <Skeleton width={120} height={42} />
          </div>
        ) : null}
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all equal
          <div key={index} className={classes.row}>
            <Skeleton width={`${32 + ((index * 13) % 24)}%`} />
            {Array.from({ length: Math.max(1, figures) }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as the rows
              <Skeleton key={column} width={64} />
            ))}
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
