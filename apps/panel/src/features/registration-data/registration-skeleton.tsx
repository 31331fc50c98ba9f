import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FieldGrid, FormCard } from '@comanda/ui/form/form-card.tsx';
import { registrationTexts } from './texts.ts';

const FIELDS = Array.from({ length: 9 }, (_, at) => `field-${at}`);

/** The shape of the form while it is fetched. */
export function RegistrationSkeleton() {
  return (
    <FormCard title={registrationTexts.dataTitle} hint={registrationTexts.dataHint}>
      <SkeletonArea>
        <FieldGrid>
          {FIELDS.map((key) => (
            <Skeleton key={key} height={64} />
          ))}
        </FieldGrid>
      </SkeletonArea>
    </FormCard>
  );
}
