export { hasCustomerLink, withdrawCustomerLink } from './withdraw-link.ts';
