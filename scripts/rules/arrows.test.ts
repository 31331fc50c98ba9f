import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findWrongArrows, forbiddenArrow } from './arrows.ts';

it.each([
  ['packages/domain/src/orders/orders/board.ts', 'packages/contract/src/errors.ts'],
  ['packages/contract/src/errors.ts', 'apps/server/src/app.ts'],
  ['packages/domain/src/kit/text/searchable.ts', 'packages/domain/src/orders/orders/order.ts'],
  ['packages/contract/src/errors.ts', 'packages/web/src/api/read-refusal.ts'],
  ['packages/web/src/api/read-refusal.ts', 'apps/panel/src/shared/session/tab-session.ts'],
  ['apps/server/src/app.ts', 'packages/web/src/formats/format-money.ts'],
  ['apps/courier-sim/src/main.ts', 'packages/web/src/formats/format-money.ts'],
  ['apps/demo/src/main.ts', 'packages/web/src/formats/format-money.ts'],
  ['apps/panel/src/pages/orders/orders.tsx', 'apps/server/src/app.ts'],
  ['apps/server/src/platform/log.ts', 'apps/server/src/areas/orders/orders/public.ts'],
  [
    'apps/server/src/areas/orders/intake/receive-order.ts',
    'apps/server/src/areas/orders/orders/orders.writes.ts',
  ],
  ['apps/server/src/cli/create-store.ts', 'apps/server/src/areas/store/store/create-store.ts'],
  ['apps/server/src/app.ts', 'apps/server/src/areas/money/invoices/invoices.reads.ts'],
  ['apps/server/src/areas/orders/orders/changes/order-changes.ts', 'apps/server/src/services.ts'],
  ['apps/server/src/areas/store/store/store.routes.ts', 'apps/server/src/areas/store/store/area.ts'],
  ['apps/server/src/areas/orders/orders/orders.routes.ts', 'apps/server/src/platform/database/sql.ts'],
  ['packages/ui/src/chip.tsx', 'apps/panel/src/features/orders/orders/card.tsx'],
  ['apps/panel/src/features/orders/orders/card.tsx', 'apps/panel/src/features/orders/chat/chat-dock.tsx'],
  ['apps/panel/src/shared/session/user.ts', 'apps/panel/src/pages/orders/orders.tsx'],
  ['apps/provider/src/features/people/team/row.tsx', 'apps/provider/src/features/people/audit/row.tsx'],
  ['apps/panel/src/pages/orders/orders.tsx', 'apps/panel/src/app/router.tsx'],
  ['apps/server/src/app.ts', 'testkit/src/stores.ts'],
  ['apps/panel/src/pages/orders/orders.tsx', 'apps/panel/src/features/orders/orders/card.test.tsx'],
])('%s may not import %s', (from, to) => {
  expect(forbiddenArrow(from, to)).not.toBeNull();
});

it.each([
  ['apps/server/src/areas/orders/intake/intake.routes.ts', 'apps/server/src/areas/orders/orders/public.ts'],
  [
    'apps/server/src/areas/orders/orders/orders.routes.ts',
    'apps/server/src/areas/orders/orders/orders.writes.ts',
  ],
  ['apps/server/src/cli/create-store.ts', 'apps/server/src/areas/store/store/public.ts'],
  ['apps/server/src/all-areas.ts', 'apps/server/src/areas/orders/orders/area.ts'],
  ['apps/server/src/areas/orders/orders/area.ts', 'apps/server/src/services.ts'],
  ['apps/panel/src/features/orders/orders/list/row.tsx', 'apps/panel/src/features/orders/orders/card.tsx'],
  ['apps/panel/src/features/orders/orders/card.tsx', 'packages/ui/src/chip.tsx'],
  ['apps/panel/src/features/menu/menu/options/groups.tsx', 'apps/panel/src/features/menu/menu/menu-query.ts'],
  ['apps/panel/src/features/orders/orders/card.tsx', 'apps/panel/src/features/menu/menu/menu-query.ts'],
  ['packages/domain/src/kit/text/searchable.ts', 'packages/domain/src/kit/text/count-characters.ts'],
  ['apps/visitors/src/order/order-page.tsx', 'packages/web/src/views/message-rows.tsx'],
  ['packages/web/src/views/message-rows.tsx', 'packages/contract/src/errors.ts'],
  ['apps/server/src/areas/orders/orders/change-status.test.ts', 'testkit/src/stores.ts'],
])('%s may import %s', (from, to) => {
  expect(forbiddenArrow(from, to)).toBeNull();
});

it('all imports of the repository follow the rules', () => {
  expect(findWrongArrows(resolve(import.meta.dirname, '../..'))).toEqual([]);
});
