import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { orderStoreBanners, removeStoreBanner } from '@comanda/contract/store/store/provider-stores.calls';
import type { StoreBanner } from '@comanda/contract/store/store/provider-stores.wire';
import { pictureSet } from '@comanda/domain/kit/pictures/picture';
import { Button } from '@comanda/ui/button/button.tsx';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { bannersQuery } from './banners-query.ts';
import classes from './pictures.module.css';
import { pictureTexts } from './texts.ts';

interface BannerListProps {
  storeId: number;
  banners: readonly StoreBanner[];
  mayManage: boolean;
}

/** Banners in the order of the carousel. */
export function BannerList({ storeId, banners, mayManage }: BannerListProps) {
  const refreshes = [bannersQuery(storeId).queryKey];
  const order = useCallMutation(orderStoreBanners, { savedText: null, refreshes });
  const remove = useCallMutation(removeStoreBanner, { savedText: pictureTexts.removed, refreshes });
  const move = (at: number, by: -1 | 1) => {
    const bannerIds = banners.map(({ bannerId }) => bannerId);
    const [moved] = bannerIds.splice(at, 1);
    if (moved !== undefined) order.run({ storeId, bannerIds: bannerIds.toSpliced(at + by, 0, moved) });
  };
  const confirmRemove = async (bannerId: number, at: number) => {
    if (await confirmRemoval({ consequence: pictureTexts.removeConsequence(at + 1) }))
      remove.run({ storeId, bannerId });
  };
  return (
    <ol className="stack-12 plain-list">
      {banners.map(({ bannerId, image, link }, at) => (
        <li key={bannerId} className={`row wraps ${classes.banner}`}>
          <img
            className={classes.picture}
            src={image}
            srcSet={pictureSet(image)}
            sizes="320px"
            alt={pictureTexts.position(at + 1)}
            loading="lazy"
          />
          <p className={`text-14 ${classes.link}`}>
            {link === null ? pictureTexts.noLink : pictureTexts.linksTo + link}
          </p>
          {mayManage ? (
            <div className={classes.actions}>
              <Button
                variant="default"
                aria-label={pictureTexts.of(pictureTexts.up, at + 1)}
                disabled={at === 0}
                isBusy={order.isBusy}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
              </Button>
              <Button
                variant="default"
                aria-label={pictureTexts.of(pictureTexts.down, at + 1)}
                disabled={at === banners.length - 1}
                isBusy={order.isBusy}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
              </Button>
              <Button
                variant="default"
                isDestructive
                aria-label={pictureTexts.of(pictureTexts.remove, at + 1)}
                isBusy={remove.input?.bannerId === bannerId}
                onClick={() => void confirmRemove(bannerId, at)}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden="true" />
              </Button>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
