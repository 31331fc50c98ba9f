export { createProviderDoorkeeper } from './create-provider-doorkeeper.ts';
