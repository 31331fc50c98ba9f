import { defineArea } from '../../../define-area.ts';
import { bindRatings } from './ratings.routes.ts';

/** Ratings of customers and replies of stores. */
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
