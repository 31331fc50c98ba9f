import type { AgreedPrice, CourierQuote } from '@comanda/domain/orders/courier/courier-quote';
import type { CoverageArea } from '@comanda/domain/orders/courier/coverage-area';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaOfDistrictQuery, areasQuery, quoteQuery } from '../api/couriers.ts';
import { LinkCode } from '../link-code.tsx';
import { requestTexts } from '../texts.ts';
import type { RequestedOrder } from './open-request.ts';
import { OwnPart } from './own-part.tsx';
import classes from './request-dialog.module.css';
import { RequestProblemBox } from './request-problem.tsx';
import { hasPrice, ServicePart } from './service-part.tsx';
import { useCourierRequest } from './use-courier-request.ts';
import { type RequestWay, WayChoice } from './way-choice.tsx';

interface RequestDialogProps {
  order: RequestedOrder;
  onClose: () => void;
  onAdjustAddress: () => void;
}

/**
 * The preselected area: the area that the server found for the district; otherwise the area that has the
 * district's name.
 */
function suggestedArea(
  areas: readonly CoverageArea[],
  known: number | null | undefined,
  district: string | null,
): number | null {
  const sameName = areas.filter(({ name }) => name.toLowerCase() === district?.trim().toLowerCase());
  const area =
    areas.find(({ areaId }) => areaId === known) ?? (sameName.length === 1 ? sameName[0] : undefined);
  return area?.areaId ?? null;
}

/** The service's own price that the person saw. */
function agreedPrice(quote: CourierQuote | undefined): AgreedPrice | null {
  return hasPrice(quote)
    ? { priceCents: quote.priceCents, additionalPercent: quote.additionalPercent }
    : null;
}

/**
 * Dialog that calls a courier of the service at a district's price. It can also make a link code for the
 * store's own courier.
 */
export function RequestDialog({ order, onClose, onAdjustAddress }: RequestDialogProps) {
  const { orderId, code, customerName, district, districtId } = order;
  const areas = useQuery(areasQuery);
  const { data: knownArea, isPending: isLookingUp } = useQuery(areaOfDistrictQuery(districtId));
  const { data: shown, isError: hasFailed } = useQuery(quoteQuery(orderId));
  const quote: CourierQuote | undefined = hasFailed ? { kind: 'unknown' } : shown;
  const { send, isSending, problem, forget } = useCourierRequest(orderId);
  const [way, setWay] = useState<RequestWay>('service');
  /** Undefined until the person has chosen an area or cleared the choice. */
  const [chosen, setChosen] = useState<number | null>();
  const [courierName, setCourierName] = useState('');
  const [linkCode, setLinkCode] = useState<string | null>(null);

  const enabled = (areas.data ?? []).filter(({ isEnabled }) => isEnabled);
  const suggested = isLookingUp ? null : suggestedArea(enabled, knownArea, district);
  const areaId = chosen === undefined ? suggested : chosen;
  const area = enabled.find((candidate) => candidate.areaId === areaId);
  const priceCents = area?.priceCents ?? null;
  const isReady = way === 'own' || area !== undefined;

  const submit = async () => {
    if (!isReady) return;
    const requested = await send(
      way === 'own'
        ? { kind: 'own', orderId, courierName: courierName.trim() || null }
        : { kind: 'service', orderId, areaId, priceCents, agreed: agreedPrice(quote) },
    );
    if (!requested) return;
    if (requested.courier.linkCode !== null) {
      setLinkCode(requested.courier.linkCode);
      return;
    }
    toast.success(requested.message, { durationMs: 4000 });
    onClose();
  };

  if (linkCode !== null) return <CodeReady code={linkCode} onClose={onClose} />;
  return (
    <FormDialog
      title={way === 'own' ? requestTexts.own : requestTexts.title}
      submitText={way === 'own' ? requestTexts.makeCode : requestTexts.call}
      cancelText={requestTexts.close}
      onSubmit={() => void submit()}
      onClose={onClose}
      width={520}
      isReady={isReady}
      isSending={isSending}
      className="stack-16"
    >
      <p className="long-words">{requestTexts.which(`#${code}`, customerName)}</p>
      <WayChoice
        way={way}
        onChange={(next) => {
          setWay(next);
          forget();
        }}
      />
      {way === 'own' ? (
        <OwnPart courierName={courierName} onCourierName={setCourierName} />
      ) : (
        <ServicePart
          areas={enabled}
          isLoading={areas.isPending || isLookingUp}
          hasFailed={areas.isError && !areas.data}
          onRetry={() => void areas.refetch()}
          chosen={area ?? null}
          isSuggested={chosen === undefined}
          quote={quote}
          onChoose={(next) => {
            setChosen(next);
            forget();
          }}
        />
      )}
      {problem ? (
        <RequestProblemBox problem={problem} priceCents={priceCents} onAdjustAddress={onAdjustAddress} />
      ) : null}
    </FormDialog>
  );
}

/** The code for the store's own courier. */
function CodeReady({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <Dialog
      opened
      title={requestTexts.codeReady}
      onClose={onClose}
      width={520}
      actions={
        <Button onClick={onClose} data-autofocus>
          {requestTexts.close}
        </Button>
      }
    >
      <div className={`stack-16 ${classes.ready}`} role="status">
        <LinkCode code={code} size="large" />
        <p>{requestTexts.codeWhere(`${window.location.host}/entregador`)}</p>
      </div>
    </Dialog>
  );
}
