import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import classes from './hours-screen.module.css';
import { hoursTexts } from './texts.ts';
import weekClasses from './week-card.module.css';

export function HoursSkeleton() {
  return (
    <SkeletonArea>
      <div className={`grid-16 ${classes.columns}`}>
        <div className="stack-16 shrink">
          <FormCard title={hoursTexts.week} hint={hoursTexts.weekHint}>
            <div>
              {hoursTexts.days.map((day) => (
                <div key={day} className={`row ${weekClasses.loading}`}>
                  <Skeleton width={150} height={20} />
                  <Skeleton width={220} height={44} />
                </div>
              ))}
            </div>
          </FormCard>
        </div>
        <aside className={classes.aside}>
          <FormCard title={hoursTexts.preview}>
            <Skeleton height={400} />
          </FormCard>
        </aside>
      </div>
    </SkeletonArea>
  );
}
