export { bindCustomer } from './customer.routes.ts';
export { openCustomerDoor } from './customer-door.ts';
export { hasCustomerLink, withdrawCustomerLink } from './withdraw-link.ts';
