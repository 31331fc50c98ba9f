import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import classes from './settings-skeleton.module.css';

/** Two cards of fields, as the screen will have them. */
export function SettingsSkeleton() {
  return (
    <SkeletonArea>
      <div className={classes.cards}>
        {['first', 'second'].map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton width={180} height={20} />
            <Skeleton width="70%" />
            <div className={classes.fields}>
              <Skeleton height={44} />
              <Skeleton height={44} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
