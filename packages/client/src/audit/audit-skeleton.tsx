import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import row from './audit-row.module.css';
import classes from './audit-timeline.module.css';

const LENGTHS = ['46%', '62%', '38%', '54%', '70%', '44%'];

export function AuditSkeleton() {
  return (
    <SkeletonArea>
      <div className={classes.day}>
        <div className={classes.head}>
          <Skeleton width={200} height={18} />
        </div>
        <div className="card-list">
          {LENGTHS.map((length) => (
            <div key={length} className={row.row}>
              <span className={row.time}>
                <Skeleton width={40} height={12} />
              </span>
              <Skeleton width={36} height={36} isRound />
              <div className={row.words}>
                <Skeleton width={140} height={12} />
                <div>
                  <Skeleton width={length} height={14} />
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
    </SkeletonArea>
  );
}
