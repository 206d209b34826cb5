export { Downloads } from './downloads';
