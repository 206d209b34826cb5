export { CreateEventForm } from './create/create-event';
