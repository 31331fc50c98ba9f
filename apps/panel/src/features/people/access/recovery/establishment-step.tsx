import { useState } from 'react';
import { ChoiceList } from './choice-list.tsx';
import { StepFrame } from './step-frame.tsx';
import { recoveryTexts } from './texts.ts';
import type { Recovery } from './use-recovery.ts';

/** Step 2: choose one of the found stores by name, razão social and bairro. */
export function EstablishmentStep({ recovery }: { recovery: Recovery }) {
  const { state, dispatch, isBusy, checkStore } = recovery;
  const [fault, setFault] = useState<string>();

  const advance = () => {
    if (state.storeId === null) setFault(recoveryTexts.storeMissing);
    else void checkStore();
  };
  return (
    <StepFrame
      step={2}
      hint={recoveryTexts.storeHint}
      isBusy={isBusy}
      onBack={recovery.goBack}
      onAdvance={advance}
    >
      <ChoiceList
        legend={recoveryTexts.storeHint}
        fault={fault}
        chosen={state.storeId}
        choices={state.stores.map((store) => ({
          value: store.storeId,
          label: store.name,
          lines: [store.legalName, store.district].filter((line) => line !== ''),
        }))}
        onChoose={(storeId) => {
          setFault(undefined);
          dispatch({ type: 'store-chosen', storeId });
        }}
      />
    </StepFrame>
  );
}
