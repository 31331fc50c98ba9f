import { type DeliveryEstimate, ESTIMATE_PRESETS } from '@comanda/domain/store/store/estimate';
import { IconCheck } from '@tabler/icons-react';
import { CustomEstimate } from './custom-estimate.tsx';
import classes from './estimate-panel.module.css';
import { isSameEstimate } from './is-same-estimate.ts';
import { estimateTexts } from './texts.ts';

interface EstimatePanelProps {
  estimate: DeliveryEstimate;
  isCustom: boolean;
  onChoose: (estimate: DeliveryEstimate) => void;
}

/** Panel to choose one of five presets, or custom minutes. */
export function EstimatePanel({ estimate, isCustom, onChoose }: EstimatePanelProps) {
  return (
    <div className={classes.panel}>
      <fieldset className={classes.presets}>
        <legend className={`muted-13 ${classes.legend}`}>{estimateTexts.panel}</legend>
        {ESTIMATE_PRESETS.map((preset) => (
          <button
            key={preset.minMinutes}
            type="button"
            className={`plain-button row ${classes.preset}`}
            aria-pressed={isSameEstimate(preset, estimate)}
            onClick={() => onChoose(preset)}
          >
            {estimateTexts.range(preset)} {estimateTexts.minutes}
            {isSameEstimate(preset, estimate) ? <IconCheck size={18} aria-hidden="true" /> : null}
          </button>
        ))}
      </fieldset>
      <CustomEstimate estimate={estimate} isCustom={isCustom} onChoose={onChoose} />
    </div>
  );
}
