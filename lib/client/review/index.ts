export { Review } from './review';
