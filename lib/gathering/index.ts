export { addRoom } from './add-room';
export { changeGathering } from './change-gathering';
export { type CreateGatheringOptions, createGathering } from './create-gathering';
export { type Gathering, gatheringByCode } from './gathering-row';
export { rankRooms } from './rank-rooms';
export { readGathering, roomsOf } from './read-gathering';
