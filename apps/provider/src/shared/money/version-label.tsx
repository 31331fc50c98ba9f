import type { VersionStatus } from '@comanda/contract/money/ledger/provider-terms.calls';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';

const WORDS = { past: 'Passada', current: 'Vale hoje', coming: 'Vai valer' } as const;
const TONES = { past: 'neutral', current: 'delivered', coming: 'pending' } as const;

/** Status of a version of fees today. */
export function VersionLabel({ status }: { status: VersionStatus }) {
  return (
    <StatusLabel tone={TONES[status]} variant="quiet">
      {WORDS[status]}
    </StatusLabel>
  );
}
