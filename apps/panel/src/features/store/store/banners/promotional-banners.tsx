import { pictureSet } from '@comanda/domain/kit/pictures/picture';
import { Carousel } from '@comanda/ui/carousel/carousel.tsx';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bannersQuery } from './api/list-banners.ts';
import classes from './promotional-banners.module.css';
import { bannerTexts } from './texts.ts';

const key = 'comanda.banners';

function readFolded(): boolean {
  try {
    return localStorage.getItem(key) === 'folded';
  } catch {
    return false;
  }
}

/** The carousel. Above an empty board the user can fold it to a thin line. */
export function PromotionalBanners({ isFoldable = true }: { isFoldable?: boolean }) {
  const { data: banners } = useQuery(bannersQuery);
  const [isFolded, setFolded] = useState(readFolded);
  if (!banners || banners.length === 0) return null;

  const fold = () => {
    setFolded(!isFolded);
    try {
      localStorage.setItem(key, isFolded ? 'open' : 'folded');
    } catch {
      // Without storage the choice lasts until the page closes.
      return;
    }
  };
  if (isFoldable && isFolded) {
    return (
      <button type="button" className={classes.folded} aria-expanded={false} onClick={fold}>
        {bannerTexts.unfold}
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
    );
  }
  return (
    <div className={classes.banners} data-foldable={isFoldable || undefined}>
      <Carousel
        label={bannerTexts.label}
        slides={banners.map(({ image, link }, index) => ({
          id: `${index} ${image}`,
          imageUrl: image,
          imageSet: pictureSet(image),
          alt: bannerTexts.slide(index + 1),
          href: link,
        }))}
      >
        {isFoldable ? (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={true}
            aria-label={bannerTexts.fold}
            onClick={fold}
          >
            <IconChevronUp size={18} aria-hidden="true" />
          </button>
        ) : null}
      </Carousel>
    </div>
  );
}
