import { type DeliveryEstimate, ESTIMATE_PRESETS } from '@comanda/domain/store/store/estimate';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { IconChevronDown, IconClock } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMay } from '../../../../shared/session/may.tsx';
import { useEstimateChange } from './api/use-estimate-change.ts';
import classes from './estimate-dropdown.module.css';
import { isSameEstimate } from './is-same-estimate.ts';
import { estimateTexts } from './texts.ts';

const panel = createLazyPart(async () => (await import('./estimate-panel.tsx')).EstimatePanel);

/** Menu for the waiting time that customers see: one of five presets or custom minutes. */
export function EstimateDropdown({ estimate }: { estimate: DeliveryEstimate }) {
  const { mutate, isPending } = useEstimateChange();
  const may = useMay();
  useEffect(panel.prefetchWhenIdle, []);
  const isCustom = !ESTIMATE_PRESETS.some((preset) => isSameEstimate(preset, estimate));
  const range = `${estimateTexts.range(estimate)} ${estimateTexts.minutes}`;

  const words = (
    <>
      <IconClock size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes.label}>{isCustom ? estimateTexts.custom : estimateTexts.label}</span>
      <strong className={classes.range}>{range}</strong>
    </>
  );
  if (!may('store.change-estimate'))
    return (
      <span className={`card row text-14 ${classes.button}`} data-read>
        {words}
      </span>
    );

  return (
    <Popover
      label={estimateTexts.panel}
      anchor={(anchor) => (
        <button
          {...anchor}
          type="button"
          className={`card row text-14 ${classes.button}`}
          aria-busy={isPending}
        >
          {words}
          <IconChevronDown size={16} aria-hidden="true" className={`muted ${classes.chevron}`} />
        </button>
      )}
    >
      {(close) => {
        const choose = (wanted: DeliveryEstimate) => {
          close();
          if (!isSameEstimate(wanted, estimate)) mutate(wanted);
        };
        return <panel.Part estimate={estimate} isCustom={isCustom} onChoose={choose} />;
      }}
    </Popover>
  );
}
