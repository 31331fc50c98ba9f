import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import classes from './registration-screen.module.css';
import { registrationTexts } from './texts.ts';

function Field({ span }: { span?: number }) {
  return (
    <div className="stack-8" data-span={span}>
      <Skeleton width={96} />
      <Skeleton height={44} />
    </div>
  );
}

export function RegistrationSkeleton() {
  return (
    <FormCard title={registrationTexts.dataTitle} hint={registrationTexts.dataHint}>
      <SkeletonArea>
        <div className="stack-20">
          <div className={classes.pair}>
            <Field />
            <Field />
            <Field />
            <Field />
          </div>
          <div className={classes.address}>
            <Field span={2} />
            <Field span={4} />
            <Field span={2} />
            <Field span={2} />
            <Field span={2} />
          </div>
          <div className={classes.pair}>
            <Field />
          </div>
        </div>
      </SkeletonArea>
    </FormCard>
  );
}
