import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { StoreProof } from '@comanda/contract/money/ledger/provider-proofs.calls';

/**
 * Describes a difference in a ledger and its review: 'No lançamento 1, … Liberado por Ana em 26/11/2026
 * 08:00.'
 */
export const foundWords = ({
  difference,
  releasedAt,
  releasedBy,
}: Pick<StoreProof, 'difference' | 'releasedAt' | 'releasedBy'>): string =>
  releasedAt === null
    ? (difference ?? '')
    : `${difference} Liberado por ${releasedBy} em ${formatDateTime(new Date(releasedAt))}.`;
