import type { CoverageArea } from '@comanda/domain/courier/coverage-area';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconMapOff } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/faces/empty-state.tsx';
import { ErrorState } from '../../../ui/faces/error-state.tsx';
import { courierTexts, requestTexts } from '../texts.ts';
import { AreaPicker } from './area-picker.tsx';
import classes from './request-dialog.module.css';

interface ServicePartProps {
  areas: readonly CoverageArea[];
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  chosen: CoverageArea | null;
  /** Nobody chose it: it is the district of the address. */
  isSuggested: boolean;
  onChoose: (areaId: number | null) => void;
}

/** The district the order goes to, and what the way costs. */
export function ServicePart(props: ServicePartProps) {
  const { areas, isLoading, hasFailed, onRetry, chosen, isSuggested, onChoose } = props;
  if (isLoading) {
    return (
      <div className={classes.loading} aria-busy="true">
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
            <span>{requestTexts.price}</span>
            <strong>{formatMoney(chosen.priceCents)}</strong>
          </p>
          {isSuggested ? <p className={classes.hint}>{requestTexts.suggested}</p> : null}
        </div>
      ) : (
        <p className={classes.hint}>{requestTexts.chooseFirst}</p>
      )}
    </>
  );
}
