import { useState } from 'react';
import { MaskedInput } from '../masked-input.tsx';
import { maskDocument } from '../masks.ts';
import { StepFrame } from './step-frame.tsx';
import { recoveryTexts } from './texts.ts';
import type { Recovery } from './use-recovery.ts';

/** Step 1: the CNPJ or CPF of the establishment. */
export function IdentificationStep({ recovery }: { recovery: Recovery }) {
  const { state, tell, isBusy, findStores } = recovery;
  const [fault, setFault] = useState<string>();

  const advance = () => {
    if (state.document === '') setFault(recoveryTexts.documentMissing);
    else void findStores();
  };
  return (
    <StepFrame
      step={1}
      hint={recoveryTexts.documentHint}
      isBusy={isBusy}
      onBack={recovery.goBack}
      onAdvance={advance}
    >
      <MaskedInput
        label={recoveryTexts.document}
        mask={maskDocument}
        value={state.document}
        error={fault}
        readOnly={isBusy}
        data-first-field
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="00.000.000/0000-00"
        onChange={(document) => {
          setFault(undefined);
          tell({ type: 'typed', fields: { document } });
        }}
      />
    </StepFrame>
  );
}
