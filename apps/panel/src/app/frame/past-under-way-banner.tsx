import { IconHourglass } from '@tabler/icons-react';
import { FoldableBanner } from './foldable-banner.tsx';

const texts = {
  title: 'Criando o passado da demonstração…',
  line: 'Os números de meses e repasses crescem por alguns segundos.',
} as const;

/** Shown in the demonstration until its generated orders of the past are complete. */
export function PastUnderWayBanner() {
  return (
    <FoldableBanner
      tone="neutral"
      icon={<IconHourglass size={18} />}
      title={texts.title}
      lines={[texts.line]}
    />
  );
}
