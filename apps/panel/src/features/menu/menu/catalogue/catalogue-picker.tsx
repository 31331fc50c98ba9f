import type { CatalogueProduct } from '@comanda/contract/menu/menu/catalogue.calls';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { SearchField } from '@comanda/ui/form/fields/search-field.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconBarcode, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './catalogue.module.css';
import { CatalogueChoice, type CatalogueFields } from './catalogue-choice.tsx';
import { CataloguePicture } from './catalogue-picture.tsx';
import { MIN_LETTERS, useFoundInCatalogue, useSettled } from './catalogue-query.ts';
import { catalogueTexts as texts } from './texts.ts';

interface CataloguePickerProps {
  /** The product's barcode. The search starts with it. */
  barcode?: string | null;
  onPick: (fields: CatalogueFields) => void;
  onClose: () => void;
}

/** Dialog that finds a product in the shared catalogue of all stores, then asks which of its data to use. */
export function CataloguePicker({ barcode, onPick, onClose }: CataloguePickerProps) {
  const [words, setWords] = useState(barcode ?? '');
  const settled = useSettled(words);
  const [chosen, setChosen] = useState<CatalogueProduct | null>(null);
  if (chosen !== null)
    return (
      <CatalogueChoice product={chosen} onPick={onPick} onBack={() => setChosen(null)} onClose={onClose} />
    );
  return (
    <Dialog opened title={texts.title} onClose={onClose} width={560}>
      <SearchField label={texts.search} hint={texts.hint} value={words} onChange={setWords} isFirst />
      {settled.length < MIN_LETTERS ? (
        <div className={`centered ${classes.start}`} aria-hidden="true">
          <IconBarcode size={40} stroke={1.25} />
        </div>
      ) : (
        <Found words={settled} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

function Found({ words, onChoose }: { words: string; onChoose: (product: CatalogueProduct) => void }) {
  const query = useFoundInCatalogue(words);
  return (
    <QueryFaces
      query={query}
      isCompact
      skeleton={<TableSkeleton rows={4} hasTools={false} />}
      failed={texts.loadFailed}
      empty={({ data }) =>
        data.length > 0 ? null : (
          <EmptyState isCompact icon={<IconSearchOff size={24} stroke={1.75} />} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        )
      }
    >
      {({ data, hasMore }) => (
        <>
          <p className={`muted-14 ${classes.count}`} role="status">
            {texts.found(data.length, hasMore)}
          </p>
          <ul className={classes.list}>
            {data.map((product) => (
              <li key={product.referenceId}>
                <button
                  type="button"
                  className={`row-12 plain-button ${classes.row}`}
                  onClick={() => onChoose(product)}
                >
                  <CataloguePicture picture={product.picture} />
                  <span className={`stack ${classes.words}`}>
                    <span className="text-label">{product.name}</span>
                    {product.description === '' ? null : (
                      <span className="one-line text-14">{product.description}</span>
                    )}
                    <span className={`muted-13 ${classes.code}`}>{product.barcode}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryFaces>
  );
}
