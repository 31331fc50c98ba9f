import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Row, Rows } from '@comanda/ui/list/rows.tsx';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from './categories-query.ts';
import { menuTexts as texts } from './texts.ts';

/** Categories of the store's menu, read-only. Only the store edits them. */
export function MenuTab({ storeId }: { storeId: number }) {
  const query = useQuery(categoriesQuery(storeId));
  return (
    <QueryFaces query={query} skeleton={<CardListSkeleton count={2} />} failed={texts.failed}>
      {(categories) => (
        <div className="stack-16">
          <FormCard title={texts.title} hint={texts.hint}>
            {categories.length === 0 ? (
              <EmptyState
                isCompact
                icon={<IconToolsKitchen2 size={24} stroke={1.75} aria-hidden="true" />}
                title={texts.noneTitle}
              >
                {texts.noneHint}
              </EmptyState>
            ) : (
              <Rows label={texts.list}>
                {categories.map(({ categoryId, name, items }) => (
                  <Row key={categoryId} name={name} facts={texts.facts(categoryId, items)} />
                ))}
              </Rows>
            )}
          </FormCard>
        </div>
      )}
    </QueryFaces>
  );
}
