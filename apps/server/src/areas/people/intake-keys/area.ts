import { defineArea } from '../../../define-area.ts';
import { bindProviderKeys } from './intake-keys.routes.ts';

/** The partners' API keys for sending orders to a store. */
export const intakeKeys = defineArea({
  name: 'intake-keys',
  needs: [],
  tables: ['intake_keys'],
  open(bind) {
    bindProviderKeys(bind);
    return {};
  },
});
