export { bindAddresses } from './addresses.routes.ts';
