export { NO_RECEIVER_DESK, type PlanDesk, type ReceiverDesk } from './ports.ts';
export { tellReceiverState } from './registration/tell-receiver-state.ts';
