import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { onlineRegistrationQuery } from '../online-payment-queries.ts';
import classes from './registration.module.css';
import { RegistrationForm } from './registration-form.tsx';
import { registrationTexts as texts } from './texts.ts';

/** 'Meu Cadastro / Dados Cadastrais': the receiver of online payments. */
export function OnlineRegistrationScreen() {
  const query = useQuery(onlineRegistrationQuery);
  return (
    <FormPage title={texts.title}>
      <QueryFaces query={query} skeleton={<FormSkeleton />} failed={texts.loadFailed}>
        {(registration) => <RegistrationForm registration={registration} />}
      </QueryFaces>
    </FormPage>
  );
}

function FormSkeleton() {
  return (
    <SkeletonArea>
      <div className={classes.parts}>
        {[texts.type, texts.establishment, texts.address].map((title) => (
          <FormCard key={title} title={title}>
            <div className={`grid-16 ${classes.fields}`}>
              {['one', 'two', 'three', 'four'].map((key) => (
                <div key={key} className="stack-8">
                  <Skeleton width={96} />
                  <Skeleton height={44} />
                </div>
              ))}
            </div>
          </FormCard>
        ))}
      </div>
    </SkeletonArea>
  );
}
