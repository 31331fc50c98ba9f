import { type DeliveryEstimate, ESTIMATE_PRESETS } from '@comanda/domain/store/estimate';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconChevronDown, IconClock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMay } from '../../../shared/session/may.tsx';
import { sendEstimate } from './api/change-estimate.ts';
import classes from './estimate-dropdown.module.css';
import { isSameEstimate } from './is-same-estimate.ts';
import { estimateTexts } from './texts.ts';

const panel = createLazyPart(async () => (await import('./estimate-panel.tsx')).EstimatePanel);

interface EstimateDropdownProps {
  /** What the store says now. */
  estimate: DeliveryEstimate;
  /** Shows another estimate at once; called again with the old one when the server refuses. */
  onChange: (estimate: DeliveryEstimate) => void;
  /** The server has answered, or not: whatever shows may be read afresh. */
  onSettled: () => void;
}

/** How long customers are told to wait: five presets or an own pair of minutes. */
export function EstimateDropdown({ estimate, onChange, onSettled }: EstimateDropdownProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: sendEstimate,
    networkMode: 'always',
    onMutate: (wanted) => {
      onChange(wanted);
      return { before: estimate };
    },
    onSuccess: ({ message }) => {
      toast.success(message ?? estimateTexts.saved);
    },
    // What went wrong is said by the app's failure policy.
    onError: (_failure, _wanted, kept) => {
      if (kept) onChange(kept.before);
    },
    onSettled,
  });
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
