import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useEffect, useState } from 'react';
import { installProof } from './proof.ts';
import type { ProofDialogProps } from './proof-dialog.tsx';
import { proofTexts } from './texts.ts';

interface ProofRequest {
  settle: (isProven: boolean) => void;
}

const dialog = createLazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog, {
  Missing: Unprompted,
});

/**
 * Shows 'Confirme que é você' if a sensitive call needs the password again. The call is then repeated. Render
 * it once per app.
 */
export function ProofHost({ owner }: Pick<ProofDialogProps, 'owner'>) {
  const [settle, setSettle] = useState<ProofRequest['settle'] | null>(null);
  useEffect(dialog.prefetchWhenIdle, []);
  useEffect(
    () =>
      installProof(
        () =>
          new Promise((resolve) =>
            setSettle(() => (isProven: boolean) => {
              setSettle(null);
              resolve(isProven);
            }),
          ),
      ),
    [],
  );
  return settle === null ? null : <dialog.Part owner={owner} settle={settle} />;
}

/** Used if the code of the dialog cannot be loaded: refuses the call and shows a message. */
function Unprompted({ settle }: ProofDialogProps) {
  useEffect(() => {
    toast.error(proofTexts.notRequested);
    settle(false);
  }, [settle]);
  return null;
}
