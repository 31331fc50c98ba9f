import { CancelDialog } from './cancel-dialog.tsx';
import { deliverWithoutCourier } from './deliver-without-courier.ts';

/**
 * Actions that ask for confirmation, in one part of the code. This part loads early, because these actions
 * must work during a short loss of the connection.
 */
export const confirmedActions = { CancelDialog, deliverWithoutCourier };
