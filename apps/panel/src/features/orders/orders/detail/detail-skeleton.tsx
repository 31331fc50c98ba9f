import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import body from './detail-body.module.css';

/** Placeholder of the header while the order loads. */
export function DetailHeaderSkeleton() {
  return (
    <SkeletonArea>
      <div className="stack-12">
        <Skeleton width={180} height={34} />
        <Skeleton width="46%" height={16} />
        <Skeleton width={150} height={50} />
      </div>
    </SkeletonArea>
  );
}

/** Placeholder of items, customer and history while they load. */
export function DetailBodySkeleton() {
  return (
    <SkeletonArea>
      <div className={`grid-12 ${body.body}`}>
        <div className={`card ${body.card}`}>
          <div className="stack-18">
            <Skeleton width={60} />
            {['one', 'two', 'three'].map((key) => (
              <div key={key} className="spread">
                <Skeleton width={30} height={20} />
                <Skeleton width="55%" height={20} />
                <Skeleton width={70} height={18} />
              </div>
            ))}
            <Skeleton height={26} />
          </div>
        </div>
        <div className={`card ${body.card}`}>
          <div className="stack-18">
            <Skeleton width={60} />
            <Skeleton width="70%" height={20} />
            <Skeleton width="50%" />
            <Skeleton width="80%" />
          </div>
        </div>
      </div>
    </SkeletonArea>
  );
}
