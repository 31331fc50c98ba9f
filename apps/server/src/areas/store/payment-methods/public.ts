export { TakenMethods } from './taken-methods.ts';
