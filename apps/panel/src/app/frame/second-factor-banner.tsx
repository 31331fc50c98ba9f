import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../features/people/access/account/account-queries.ts';
import { FoldableBanner } from './foldable-banner.tsx';
import { secondFactorTexts } from './second-factor-texts.ts';

/** Shows the deadline for an administrator's second factor. */
export function SecondFactorBanner() {
  const { data: account } = useQuery(accountQuery);
  const dueAt = account?.secondFactorDueAt ?? null;
  if (dueAt === null) return null;
  return (
    <FoldableBanner
      tone="pending"
      icon={<IconShieldLock size={18} />}
      title={secondFactorTexts.title}
      lines={[secondFactorTexts.due(formatDateTime(new Date(dueAt)))]}
      action={<a href="/minha-conta">{secondFactorTexts.account}</a>}
    />
  );
}
