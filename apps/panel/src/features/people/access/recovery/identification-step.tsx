import { DocumentField } from '@comanda/ui/form/fields/masked-field.tsx';
import { useState } from 'react';
import { StepFrame } from './step-frame.tsx';
import { recoveryTexts } from './texts.ts';
import type { Recovery } from './use-recovery.ts';

/** Step 1: the CNPJ or CPF of the store. */
export function IdentificationStep({ recovery }: { recovery: Recovery }) {
  const { state, dispatch, isBusy, findStores } = recovery;
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
      <DocumentField
        label={recoveryTexts.document}
        value={state.document}
        error={fault}
        readOnly={isBusy}
        isFirst
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="00.000.000/0000-00"
        onChange={(document) => {
          setFault(undefined);
          dispatch({ type: 'typed', fields: { document } });
        }}
      />
    </StepFrame>
  );
}
