import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { acceptanceQuery } from '../notices/api/acceptance-status.ts';
import classes from './online-payment-card.module.css';
import { OnlinePaymentSwitch } from './online-payment-switch.tsx';
import { onlinePaymentTexts } from './texts.ts';

interface OnlinePaymentCardProps {
  mayChange: boolean;
  /** True: this screen already shows the missing steps, so the user stays here. */
  staysHere?: boolean;
}

/** Shows if the store accepts online payments. Administrators can change this here. */
export function OnlinePaymentCard({ mayChange, staysHere = false }: OnlinePaymentCardProps) {
  const query = useQuery(acceptanceQuery);
  return (
    <FormCard
      title={onlinePaymentTexts.title}
      actions={query.data === undefined ? null : <AcceptanceBadge accepts={query.data} />}
    >
      <QueryFaces
        isCompact
        query={query}
        skeleton={
          <SkeletonArea>
            <Skeleton width="min(100%, 280px)" height={24} />
          </SkeletonArea>
        }
        failed={onlinePaymentTexts.loadFailed}
      >
        {(accepts) =>
          mayChange ? (
            <OnlinePaymentSwitch accepts={accepts} staysHere={staysHere} />
          ) : (
            <p className="text-15">{onlinePaymentTexts.hint}</p>
          )
        }
      </QueryFaces>
    </FormCard>
  );
}

function AcceptanceBadge({ accepts }: { accepts: boolean }) {
  const Icon = accepts ? IconCircleCheck : IconCircleOff;
  return (
    <p className={`row-6 toned ${classes.badge}`} data-tone={accepts ? 'delivered' : 'neutral'} role="status">
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {accepts ? onlinePaymentTexts.accepted : onlinePaymentTexts.notAccepted}
    </p>
  );
}
