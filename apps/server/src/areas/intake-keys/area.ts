import { defineArea } from '../../define-area.ts';
import { bindProviderKeys } from './intake-keys.routes.ts';

/** The keys with which partners send a store's orders. */
export const intakeKeys = defineArea({
  name: 'intake-keys',
  needs: [],
  tables: ['intake_keys'],
  open(bind) {
    bindProviderKeys(bind);
    return {};
  },
});
