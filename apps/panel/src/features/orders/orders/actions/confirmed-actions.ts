import { CancelDialog } from './cancel-dialog.tsx';
import { deliverWithoutCourier } from './deliver-without-courier.ts';

/**
 * The actions that ask for confirmation, as one part that is loaded early: it must also work during a short loss of the
 * connection.
 */
export const confirmedActions = { CancelDialog, deliverWithoutCourier };
