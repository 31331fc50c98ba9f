import type { CourierQuote } from '@comanda/domain/orders/courier/courier-quote';
import type { CoverageArea } from '@comanda/domain/orders/courier/coverage-area';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconMapOff } from '@tabler/icons-react';
import { courierTexts, quoteTexts, requestTexts } from '../texts.ts';
import { AreaPicker } from './area-picker.tsx';
import classes from './request-dialog.module.css';

interface ServicePartProps {
  areas: readonly CoverageArea[];
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  chosen: CoverageArea | null;
  /** True: the area was preselected from the address; the person has not chosen it. */
  isSuggested: boolean;
  onChoose: (areaId: number | null) => void;
  /** The service's current quote; undefined while it loads. */
  quote: CourierQuote | undefined;
}

type Priced = Extract<CourierQuote, { kind: 'quoted' }> & { priceCents: number };

/** True if the service's current price differs from the list; otherwise the area's price applies. */
export function hasPrice(quote: CourierQuote | undefined): quote is Priced {
  return quote?.kind === 'quoted' && quote.isDynamic && quote.priceCents !== null;
}

/** Shows a price above the list's price and the estimated times, or that the service would refuse the call. */
function QuoteWords({ quote }: { quote: CourierQuote | undefined }) {
  if (quote === undefined) return <p className="text-14">{quoteTexts.asking}</p>;
  if (quote.kind === 'unknown') return null;
  if (quote.kind === 'refused') {
    return (
      <p className={`toned ${classes.warning}`} data-tone="late" role="status">
        {quoteTexts.refused(quote.reason)}
      </p>
    );
  }
  const { pickupMinutes, deliveryMinutes } = quote;
  const times = [
    ...(pickupMinutes === null ? [] : [quoteTexts.pickup(pickupMinutes)]),
    ...(deliveryMinutes === null ? [] : [quoteTexts.delivery(deliveryMinutes)]),
  ].join(', ');
  return (
    <>
      {quote.isDynamic ? (
        <p className={`toned ${classes.warning}`} data-tone="pending" role="status">
          {quoteTexts.dynamic(quote.additionalPercent)}
        </p>
      ) : null}
      {times === '' ? null : <p className="text-14">{times[0]?.toUpperCase() + times.slice(1)}.</p>}
    </>
  );
}

/** The destination district, and the price of the delivery. */
export function ServicePart(props: ServicePartProps) {
  const { areas, isLoading, hasFailed, onRetry, chosen, isSuggested, onChoose, quote } = props;
  if (isLoading) {
    return (
      <div className={`grid-16 ${classes.loading}`} aria-busy="true">
        <span />
        <span />
      </div>
    );
  }
  if (hasFailed) {
    return (
      <ErrorState title={requestTexts.areasFailed} onRetry={onRetry} isCompact>
        {courierTexts.offline}
      </ErrorState>
    );
  }
  if (areas.length === 0) {
    return (
      <EmptyState icon={<IconMapOff size={28} stroke={1.75} />} title={requestTexts.noAreas} isCompact>
        {requestTexts.noAreasHint}
      </EmptyState>
    );
  }
  return (
    <>
      <AreaPicker areas={areas} chosenId={chosen?.areaId ?? null} onChoose={onChoose} />
      {chosen ? (
        <div className={classes.bill}>
          <p>
            <span>{hasPrice(quote) ? quoteTexts.now : requestTexts.price}</span>
            <strong>{formatMoney(hasPrice(quote) ? quote.priceCents : chosen.priceCents)}</strong>
          </p>
          <QuoteWords quote={quote} />
          {isSuggested ? <p className="text-14">{requestTexts.suggested}</p> : null}
        </div>
      ) : (
        <p className="text-14">{requestTexts.chooseFirst}</p>
      )}
    </>
  );
}
