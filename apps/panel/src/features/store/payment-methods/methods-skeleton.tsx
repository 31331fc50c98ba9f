import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import classes from './methods.module.css';
import { methodTexts } from './texts.ts';

const GROUPS = [2, 8, 5];

export function MethodsSkeleton() {
  return (
    <FormCard title={methodTexts.title} hint={methodTexts.hint}>
      <SkeletonArea>
        <div className={`stack ${classes.groups}`}>
          <Skeleton width="min(100%, 360px)" height={40} />
          {GROUPS.map((count) => (
            <div key={count} className="plain-fieldset">
              <div className={`row-8 ${classes.head}`}>
                <Skeleton width={150} height={18} />
              </div>
              <div className={`grid-8 ${classes.tiles}`}>
                {Array.from({ length: count }, (_, at) => `tile-${at}`).map((key) => (
                  <Skeleton key={key} height={56} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </SkeletonArea>
    </FormCard>
  );
}
