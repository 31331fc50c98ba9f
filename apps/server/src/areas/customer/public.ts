export { bindCustomer } from './customer.routes.ts';
export { openCustomerDoor } from './customer-door.ts';
export { withdrawCustomerLink } from './withdraw-link.ts';
