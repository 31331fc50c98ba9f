import { picturePath } from '@comanda/domain/kit/pictures/picture';
import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import type { Offer } from '@comanda/domain/menu/menu/sellable';
import { soldOutWords } from '@comanda/web/menu/unsold-words';
import classes from './preview-list.module.css';
import { PreviewPrice } from './preview-price.tsx';
import { previewTexts } from './preview-texts.ts';

/** A product with its offer at the chosen moment. */
export interface ShownProduct {
  part: ProductPart;
  product: MenuProduct;
  offer: Offer;
}

interface PreviewListProps {
  categories: readonly { categoryId: number; name: string; shown: readonly ShownProduct[] }[];
  at: number;
  timeZone: string;
  onOpen: (productId: number) => void;
}

/**
 * The menu's categories with their visible products. An unavailable product is grey and shows the time of its
 * return.
 */
export function PreviewList({ categories, at, timeZone, onOpen }: PreviewListProps) {
  if (categories.length === 0)
    return (
      <div className={classes.nothing}>
        <p>{previewTexts.nothing}</p>
        <p>{previewTexts.nothingHint}</p>
      </div>
    );
  return (
    <>
      <nav className={classes.chips} aria-label={previewTexts.categories}>
        {categories.map(({ categoryId, name }) => (
          <button
            key={categoryId}
            type="button"
            onClick={() =>
              document.getElementById(`previa-${categoryId}`)?.scrollIntoView({ block: 'start' })
            }
          >
            {name}
          </button>
        ))}
      </nav>
      {categories.map(({ categoryId, name, shown }) => (
        <section key={categoryId} id={`previa-${categoryId}`} className={classes.category} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {shown.map(({ part, product, offer }) => (
              <li key={part.productId}>
                <button
                  type="button"
                  className={`row-top-12 ${classes.product}`}
                  data-state={offer.state}
                  onClick={() => onOpen(part.productId)}
                >
                  <span className={classes.words}>
                    <span className={classes.name}>{part.name}</span>
                    {part.description === '' ? null : (
                      <span className={`muted-13 ${classes.description}`}>{part.description}</span>
                    )}
                    {offer.state === 'sold' ? (
                      <PreviewPrice product={product} at={at} />
                    ) : (
                      <span className={`muted-13 ${classes.out}`}>{soldOutWords(offer, at, timeZone)}</span>
                    )}
                  </span>
                  {part.photo === null ? null : (
                    <img
                      className={classes.photo}
                      src={picturePath(part.photo.hash, 160)}
                      alt=""
                      loading="lazy"
                      style={{ objectPosition: `${part.photo.x}% ${part.photo.y}%` }}
                    />
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
