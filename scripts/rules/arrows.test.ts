import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findWrongArrows, forbiddenArrow } from './arrows.ts';

it.each([
  ['packages/domain/src/orders/board.ts', 'packages/contract/src/errors.ts'],
  ['packages/contract/src/errors.ts', 'apps/server/src/app.ts'],
  ['packages/contract/src/errors.ts', 'packages/web/src/api/read-refusal.ts'],
  ['packages/web/src/api/read-refusal.ts', 'apps/panel/src/shared/session/tab-session.ts'],
  ['apps/server/src/app.ts', 'packages/web/src/formats/format-money.ts'],
  ['apps/courier-sim/src/main.ts', 'packages/web/src/formats/format-money.ts'],
  ['apps/demo/src/main.ts', 'packages/web/src/formats/format-money.ts'],
  ['apps/panel/src/pages/orders/orders.tsx', 'apps/server/src/app.ts'],
  ['apps/server/src/platform/log.ts', 'apps/server/src/areas/orders/public.ts'],
  ['apps/server/src/areas/intake/receive-order.ts', 'apps/server/src/areas/orders/orders.writes.ts'],
  ['apps/server/src/cli/create-store.ts', 'apps/server/src/areas/store/create-store.ts'],
  ['apps/server/src/app.ts', 'apps/server/src/areas/finance/invoices.reads.ts'],
  ['apps/server/src/areas/orders/changes/order-changes.ts', 'apps/server/src/services.ts'],
  ['apps/server/src/areas/store/store.routes.ts', 'apps/server/src/areas/store/area.ts'],
  ['apps/server/src/areas/orders/orders.routes.ts', 'apps/server/src/platform/database/sql.ts'],
  ['packages/ui/src/chip.tsx', 'apps/panel/src/features/orders/card.tsx'],
  ['apps/panel/src/features/orders/card.tsx', 'apps/panel/src/features/store/switch.tsx'],
  ['apps/panel/src/features/menu/menu-query.ts', 'apps/panel/src/features/orders/card.tsx'],
  ['apps/panel/src/features/orders/card.tsx', 'apps/panel/src/features/menu/menu-query.ts'],
  ['apps/panel/src/shared/session/user.ts', 'apps/panel/src/pages/orders/orders.tsx'],
  ['apps/provider/src/features/team/row.tsx', 'apps/provider/src/features/audit/row.tsx'],
  ['apps/panel/src/pages/orders/orders.tsx', 'apps/panel/src/app/router.tsx'],
  ['apps/server/src/app.ts', 'packages/testkit/src/stores.ts'],
  ['apps/panel/src/pages/orders/orders.tsx', 'apps/panel/src/features/orders/card.test.tsx'],
])('%s may not import %s', (from, to) => {
  expect(forbiddenArrow(from, to)).not.toBeNull();
});

it.each([
  ['apps/server/src/areas/intake/intake.routes.ts', 'apps/server/src/areas/orders/public.ts'],
  ['apps/server/src/areas/orders/orders.routes.ts', 'apps/server/src/areas/orders/orders.writes.ts'],
  ['apps/server/src/cli/create-store.ts', 'apps/server/src/areas/store/public.ts'],
  ['apps/server/src/all-areas.ts', 'apps/server/src/areas/orders/area.ts'],
  ['apps/server/src/areas/orders/area.ts', 'apps/server/src/services.ts'],
  ['apps/panel/src/features/orders/list/row.tsx', 'apps/panel/src/features/orders/card.tsx'],
  ['apps/panel/src/features/orders/card.tsx', 'packages/ui/src/chip.tsx'],
  ['apps/panel/src/features/menu/options/groups.tsx', 'apps/panel/src/features/menu/menu-query.ts'],
  ['apps/visitors/src/order/order-page.tsx', 'packages/web/src/views/message-rows.tsx'],
  ['packages/web/src/views/message-rows.tsx', 'packages/contract/src/errors.ts'],
  ['apps/server/src/areas/orders/change-status.test.ts', 'packages/testkit/src/stores.ts'],
])('%s may import %s', (from, to) => {
  expect(forbiddenArrow(from, to)).toBeNull();
});

it('the whole house keeps its arrows', () => {
  expect(findWrongArrows(resolve(import.meta.dirname, '../..'))).toEqual([]);
});
