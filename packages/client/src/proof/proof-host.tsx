import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useEffect, useState } from 'react';
import { installProof } from './proof.ts';
import type { ProofDialogProps } from './proof-dialog.tsx';
import { proofTexts } from './texts.ts';

interface Asked {
  settle: (isProven: boolean) => void;
}

const dialog = createLazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog, {
  Missing: Unasked,
});

/** Asks 'Confirme que é você' when a sensitive call wants the password again; the call is then made once more. One per app. */
export function ProofHost({ whose }: Pick<ProofDialogProps, 'whose'>) {
  const [settle, setSettle] = useState<Asked['settle'] | null>(null);
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
  return settle === null ? null : <dialog.Part whose={whose} settle={settle} />;
}

/** The dialog's code cannot be fetched now: the call stays refused, and that is said. */
function Unasked({ settle }: ProofDialogProps) {
  useEffect(() => {
    toast.error(proofTexts.unasked);
    settle(false);
  }, [settle]);
  return null;
}
