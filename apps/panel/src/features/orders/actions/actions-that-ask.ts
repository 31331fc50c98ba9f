import { CancelDialog } from './cancel-dialog.tsx';
import { deliverWithoutCourier } from './deliver-without-courier.ts';

/** What asks before it is done, in one part fetched ahead: it must also be there with the net gone for a moment. */
export const actionsThatAsk = { CancelDialog, deliverWithoutCourier };
