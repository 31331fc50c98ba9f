import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';

const tab = createLazyPart(async () => (await import('./product-options-tab.tsx')).ProductOptionsTab, {
  loading: (
    <SkeletonArea>
      <Skeleton height={180} />
    </SkeletonArea>
  ),
});

/** What customers choose within one product: its groups, and the grid of its flavours. Its code comes when it is opened. */
export const ProductOptions = tab.Part;
