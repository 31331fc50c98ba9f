import { ButtonLink } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { SafeMarkup } from '../../../../shared/markup/safe-markup.tsx';
import { feeSummaryQuery } from '../online-payment-queries.ts';
import { PATHS } from '../paths.ts';
import classes from './accounts.module.css';
import { accountTexts as texts } from './texts.ts';

/** The plan and its fees, as HTML from the server. */
export function FeeSummary() {
  const summary = useQuery(feeSummaryQuery);
  return (
    <FormCard
      title={texts.summary}
      actions={
        <ButtonLink variant="default" href={PATHS.plans}>
          {texts.seePlans}
        </ButtonLink>
      }
    >
      <QueryFaces
        isCompact
        query={summary}
        skeleton={
          <SkeletonArea>
            <Skeleton height={120} />
          </SkeletonArea>
        }
        failed={texts.summaryFailed}
      >
        {(markup) => (
          <div className={`text-15 ${classes.summary}`}>
            <SafeMarkup markup={markup} />
          </div>
        )}
      </QueryFaces>
    </FormCard>
  );
}
