import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';

const tab = createLazyPart(async () => (await import('./product-options-tab.tsx')).ProductOptionsTab, {
  loading: (
    <SkeletonArea>
      <Skeleton height={180} />
    </SkeletonArea>
  ),
});

/** The tab with a product's groups and flavour prices. Its code loads when it is opened. */
export const ProductOptions = tab.Part;
