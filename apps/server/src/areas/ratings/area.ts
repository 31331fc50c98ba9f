import { defineArea } from '../../define-area.ts';
import { bindRatings } from './ratings.routes.ts';

/** What customers say of their orders, and what stores answer. */
export const ratings = defineArea({
  name: 'ratings',
  needs: ['clock', 'database', 'system'],
  tables: ['ratings', 'reply_templates'],
  constraints: { ratings_pkey: 'ratings.already-rated' },
  open(bind, services) {
    bindRatings(bind, services);
    return {};
  },
});
