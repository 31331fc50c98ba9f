import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import classes from './settings-skeleton.module.css';

/** Placeholder with the same two cards of fields as the loaded screen. */
export function SettingsSkeleton() {
  return (
    <SkeletonArea>
      <div className={`stack-16 ${classes.cards}`}>
        {['first', 'second'].map((card) => (
          <div key={card} className={`stack-14 card ${classes.card}`}>
            <Skeleton width={180} height={20} />
            <Skeleton width="70%" />
            <div className={`grid-16 ${classes.fields}`}>
              <Skeleton height={44} />
              <Skeleton height={44} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
